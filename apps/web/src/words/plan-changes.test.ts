import { expect, test } from 'vitest'
import { applyLabel, changeLine, countsLine } from './plan-changes.ts'

test.each([
  ['memory', 2048, 1536, 'Memory 2 GB → 1.5 GB'],
  ['disk', null, 1000, 'Disk not known → 1000 MiB'],
  ['cpu', 150, 'unlimited', 'Processor 1.5 vCPU → unlimited'],
  ['swap', 0, -1, 'Swap 0 GB → unlimited'],
  ['image', '', 'ghcr.io/own:1', 'Image the egg’s own → ghcr.io/own:1'],
  ['ports', '', '+2, any', 'Further ports none → +2, any'],
  ['egg', 2, 3, 'Egg 2 → 3'],
] as const)('%s from %s to %s', (part, from, to, line) => {
  expect(changeLine({ part, name: null, from, to })).toBe(line)
})

test('a variable goes by its own name', () => {
  const change = { part: 'variable', name: 'VERSION' } as const
  expect(changeLine({ ...change, from: null, to: '0.3.8' })).toBe('VERSION not set → 0.3.8')
  expect(changeLine({ ...change, from: '0.3.8', to: '' })).toBe('VERSION 0.3.8 → empty')
})

test('how many differ is said in a sentence, whatever there is', () => {
  const none = { servers: 0, differ: 0, byEarlierVersion: 0, asked: 0, kept: 0 }
  const line = (counts: Partial<typeof none>) => countsLine({ ...none, ...counts })
  expect(line({})).toBe('No servers of this plan yet.')
  expect(line({ servers: 3 })).toBe('Servers are as this plan says.')
  expect(line({ servers: 3, kept: 3 })).toBe('No server can be changed now.')
  expect(line({ servers: 40, differ: 12, byEarlierVersion: 12 })).toBe(
    '12 servers were made by an earlier version.',
  )
  expect(line({ servers: 4, differ: 1, asked: 1 })).toBe(
    '1 server of 4 differs from this plan. 1 server in progress.',
  )
  expect(line({ servers: 4, asked: 2 })).toBe('2 servers in progress.')
  expect([0, 1, 12].map(applyLabel)).toEqual(['Apply', 'Apply to 1 server', 'Apply to 12 servers'])
})
