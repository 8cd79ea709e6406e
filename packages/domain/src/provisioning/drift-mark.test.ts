import { expect, test } from 'vitest'
import type { Drift } from './drift.ts'
import { DriftMark, markOf } from './drift-mark.ts'

const drift: Drift = {
  kind: 'other-limits',
  expected: {
    instanceId: '0198c0de-0000-7000-8000-000000000001',
    key: 'hf-0198c0de-0000-7000-8000-000000000001',
    desired: 'on',
    ownerEmail: 'jane@shop.test',
    memoryMiB: 1024,
    diskMiB: 5120,
    cpuPercent: 100,
  },
  server: {
    key: 'hf-0198c0de-0000-7000-8000-000000000001',
    name: 'Los Santos',
    remoteId: '7',
    state: 'on',
    address: '203.0.113.1:7777',
    panelLink: null,
    userName: 'jane',
    ownerEmail: 'Jane@shop.test',
    memoryMiB: 2048,
    diskMiB: 5120,
    cpuPercent: 100,
  },
}
const { expected, server } = drift

test('a difference keeps its mark while what differs stays, whatever it is called', () => {
  expect(markOf({ ...drift, server: server && { ...server, name: 'San Fierro' } })).toBe(
    markOf(drift),
  )
})

test.each([
  ['more memory', { server: server && { ...server, memoryMiB: 4096 } }],
  ['another owner', { server: server && { ...server, ownerEmail: 'bob@shop.test' } }],
  ['suspended meanwhile', { server: server && { ...server, state: 'off' as const } }],
  ['another disk', { server: server && { ...server, diskMiB: 9999 } }],
  ['another share of the processor', { server: server && { ...server, cpuPercent: 50 } }],
  ['another address', { server: server && { ...server, address: null } }],
  ['another key', { server: server && { ...server, key: 'hf-other' } }],
  ['another server', { server: server && { ...server, remoteId: '8' } }],
  ['sold otherwise', { expected: expected && { ...expected, memoryMiB: 4096 } }],
  ['to be off', { expected: expected && { ...expected, desired: 'off' as const } }],
  ['sold to somebody else', { expected: expected && { ...expected, ownerEmail: 'bob@shop.test' } }],
  ['another kind', { kind: 'runs' }],
  ['gone', { server: null }],
] as const)('%s is another difference', (_, patch) => {
  expect(markOf({ ...drift, ...patch })).not.toBe(markOf(drift))
})

test('a mark fits its field and names nobody, however long what it is made of is', () => {
  const remoteId = '9'.repeat(120)
  const mark = markOf({ ...drift, server: server && { ...server, remoteId } })
  expect(DriftMark.parse(mark)).toBe(mark)
  expect(mark).not.toContain('shop.test')
})
