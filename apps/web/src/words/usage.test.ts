import { PowerSignal } from '@hostfront/domain/provisioning/seen'
import { expect, test } from 'vitest'
import { bytesWords, makesSense } from './usage.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KiB'],
  [512 * 1024 ** 2, '512 MiB'],
  [1.5 * 1024 ** 3, '1.5 GiB'],
  [3 * 1024 ** 5, '3072 TiB'],
])('%i bytes are %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})

test('what runs is not started, what has stopped is not stopped, and of what nobody knows all is offered', () => {
  const offered = (state: Parameters<typeof makesSense>[1]) =>
    PowerSignal.options.filter((signal) => makesSense(signal, state))
  expect(offered('running')).toEqual(['stop', 'restart'])
  expect(offered('stopped')).toEqual(['start'])
  expect(offered(null)).toEqual(['start', 'stop', 'restart'])
})
