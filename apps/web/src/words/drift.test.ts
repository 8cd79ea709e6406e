import { expect, test } from 'vitest'
import { driftDetail, limitsLine } from './drift.ts'

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
