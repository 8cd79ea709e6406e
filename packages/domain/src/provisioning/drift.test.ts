import { expect, test } from 'vitest'
import { driftOf, type ExpectedServer, pairsFor } from './drift.ts'
import type { ListedServer } from './seen.ts'

const expected: ExpectedServer = {
  instanceId: 'one',
  key: 'hf-one',
  desired: 'on',
  ownerEmail: 'jane@example.com',
  memoryMiB: 1024,
  diskMiB: 5120,
  cpuPercent: null,
}
const listed: ListedServer = {
  key: 'hf-one',
  name: 'Los Santos',
  remoteId: '7',
  state: 'on',
  address: '203.0.113.1:7777',
  panelLink: null,
  userName: 'jane',
  ownerEmail: 'Jane@example.com',
  memoryMiB: 1024,
  diskMiB: 5120,
  cpuPercent: 200,
}
const kinds = (
  ours: readonly ExpectedServer[],
  theirs: readonly ListedServer[],
  isWhole = true,
): string[] => driftOf(ours, theirs, isWhole).map(({ kind }) => kind)

test('what is as it should be is no difference, and a limit that the plan does not name is none', () => {
  expect(kinds([expected], [listed])).toEqual([])
})

test.each<[string, Partial<ExpectedServer>, Partial<ListedServer>]>([
  ['other-owner', {}, { ownerEmail: 'myjane@example.com' }],
  ['other-limits', {}, { memoryMiB: 2048 }],
  // As much as there is, on every panel.
  ['other-limits', {}, { diskMiB: 0 }],
  ['runs', { desired: 'off' }, {}],
  ['suspended', {}, { state: 'off' }],
  ['no-address', {}, { address: null }],
  ['extra', { key: 'hf-two' }, {}],
])('%s', (kind, ours, theirs) => {
  expect(kinds([{ ...expected, ...ours }], [{ ...listed, ...theirs }], false)).toEqual([kind])
})

test('a server is missing only when all of the panel was read', () => {
  expect(kinds([expected], [])).toEqual(['missing'])
  expect(kinds([expected], [], false)).toEqual([])
})

test('while something is done about it, neither running nor suspended is a difference', () => {
  const busy = { ...expected, desired: null }
  expect(kinds([busy], [{ ...listed, state: 'off' }])).toEqual([])
  expect(kinds([busy], [listed])).toEqual([])
  expect(kinds([expected], [{ ...listed, state: 'installing', address: null }])).toEqual([])
})

test('of two with one key both are named', () => {
  expect(kinds([expected], [listed, { ...listed, remoteId: '8' }])).toEqual(['twice', 'twice'])
})

test("what bears no key, or one that no shop gives, is nobody's difference", () => {
  expect(
    kinds(
      [],
      [
        { ...listed, key: null },
        { ...listed, key: 'whmcs-12' },
      ],
    ),
  ).toEqual([])
})

const service = (serviceId: string, name: string, ownerEmail = 'jane@example.com') => ({
  serviceId,
  name,
  ownerEmail,
})

test.each([
  ['the only one of its owner', [service('a', 'Other')], ['a'], true],
  ['its namesake first', [service('a', 'Other'), service('b', 'los santos')], ['b', 'a'], true],
  ['none of two that may both be it', [service('a', 'X'), service('b', 'Y')], ['a', 'b'], false],
  ["nobody else's", [service('a', 'Los Santos', 'e@example.com')], [], false],
])('for a server is proposed: %s', (_, services, ids, isProposed) => {
  const pairs = pairsFor(listed, services)
  expect(pairs.candidates.map(({ serviceId }) => serviceId)).toEqual(ids)
  expect(pairs.isProposed).toBe(isProposed)
})
