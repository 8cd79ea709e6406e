import { expect, test } from 'vitest'
import { comparedLine, driftDetail, limitsLine } from './drift.ts'

const server = {
  remoteId: '7',
  name: 'Los Santos',
  ownerEmail: 'joe@example.com',
  state: 'on' as const,
  address: null,
  panelLink: null,
  memoryMiB: 0,
  diskMiB: 5120,
  cpuPercent: null,
}
const service = {
  serviceId: 'one',
  name: 'Los Santos',
  ownerEmail: 'jane@example.com',
  memoryMiB: 1024,
  diskMiB: 2048,
  cpuPercent: 100,
}

test('both sides of a difference are named, and none that is not said', () => {
  expect(driftDetail({ kind: 'other-limits', service, server })).toBe(
    'Unlimited memory, sold 1024 MiB; 5120 MiB disk, sold 2048 MiB',
  )
  expect(driftDetail({ kind: 'other-owner', service, server })).toBe(
    'joe@example.com there, jane@example.com here',
  )
  expect(driftDetail({ kind: 'runs', service, server })).toBeNull()
  expect(limitsLine(server)).toBe('Unlimited memory, 5120 MiB disk')
})

test('a panel says when it was compared, and what it could not read is not nothing', () => {
  const comparedAt = '2026-06-01T03:00:00.000Z'
  expect(comparedLine({ comparedAt: null, differences: null })).toBe('It is also done every night.')
  expect(comparedLine({ comparedAt, differences: 0 })).toContain('nothing differed')
  expect(comparedLine({ comparedAt, differences: 3 })).toContain('3 differed')
  expect(comparedLine({ comparedAt, differences: null })).toContain('could not be read')
})
