import { afterEach, expect, test, vi } from 'vitest'
import { fileBytesConformance } from '../conformance/file-bytes.ts'
import { freshName, requestEnd } from '../testing/open-for-test.ts'
import { browserFileBytes } from './browser-file-bytes.ts'

const names: string[] = []

function open(name = freshName()) {
  names.push(name)
  return browserFileBytes({ name })
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of names.splice(0)) await requestEnd(indexedDB.deleteDatabase(name))
})

fileBytesConformance('browser', async () => open())

test('bytes are there again after closing and opening', async () => {
  const name = freshName()
  const first = open(name)
  await first.put('one', Uint8Array.of(1, 2, 3))
  await first.close()
  const second = open(name)
  expect(await second.get('one')).toEqual(Uint8Array.of(1, 2, 3))
  await second.close()
})

test('what does not fit is refused as full, and nothing is kept', async () => {
  const files = open()
  await files.put('one', Uint8Array.of(1))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await expect(files.put('two', Uint8Array.of(2))).rejects.toMatchObject({ kind: 'quota' })
  vi.restoreAllMocks()
  expect(await files.sizesOf(['one', 'two'])).toEqual(new Map([['one', 1]]))
  await files.close()
})
