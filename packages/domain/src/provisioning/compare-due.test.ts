import { expect, test } from 'vitest'
import { isCompareDue } from './compare-due.ts'
import type { Panel } from './panel.ts'

const panel = {
  status: 'on',
  restsUntil: null,
  createdAt: '2026-05-01T10:00:00.000Z',
  comparedAt: null,
  differences: 0,
} as Panel

test.each([
  ['added after last night', { createdAt: '2026-06-01T04:00:00.000Z' }, false],
  ['never compared', {}, true],
  ['compared by day, before last night', { comparedAt: '2026-05-31T18:00:00.000Z' }, true],
  ['compared last night', { comparedAt: '2026-06-01T03:00:05.000Z' }, false],
  ['compared in the night before', { comparedAt: '2026-05-31T03:00:05.000Z' }, true],
  [
    'not read half an hour ago',
    { comparedAt: '2026-06-01T11:30:00.000Z', differences: null },
    false,
  ],
  ['not read an hour ago', { comparedAt: '2026-06-01T11:00:00.000Z', differences: null }, true],
  ['paused', { status: 'paused' }, false],
  ['left alone as it does not answer', { restsUntil: '2026-06-01T12:05:00.000Z' }, false],
  ['left alone until a while ago', { restsUntil: '2026-06-01T11:55:00.000Z' }, true],
] as const)('%s: due at noon is %o', (_, patch, due) => {
  expect(isCompareDue({ ...panel, ...patch }, '2026-06-01T12:00:00.000Z')).toBe(due)
})

test('before three in the morning the last night is the one before', () => {
  const compared = { ...panel, comparedAt: '2026-05-31T03:00:05.000Z' }
  expect(isCompareDue(compared, '2026-06-01T02:59:59.999Z')).toBe(false)
  expect(isCompareDue(compared, '2026-06-01T03:00:00.000Z')).toBe(true)
})
