import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Allocation } from './panel-objects.ts'
import { choosePorts } from './ports.ts'

const RUNS = Number(process.env.FC_RUNS ?? 300)
const MTA = [{ offset: 0 }, { offset: 2 }, { offset: 123 }]

const at = (port: number, changed: Partial<Allocation> = {}): Allocation => ({
  id: port,
  ip: '203.0.113.10',
  alias: null,
  port,
  assigned: false,
  ...changed,
})

const ports = (chosen: readonly Allocation[] | null) => chosen?.map(({ port }) => port) ?? null

test('three ports lie as far apart as the game wants them', () => {
  const free = [22003, 22004, 22005, 22006, 22126].map((port) => at(port))
  expect(ports(choosePorts(free, MTA, 'hf-one'))).toEqual([22003, 22005, 22126])
})

test.each([
  ['one is missing', [at(22003), at(22005)]],
  ['one is taken', [at(22003), at(22005, { assigned: true }), at(22126)]],
  ['one is of another address', [at(22003), at(22005, { ip: '203.0.113.11' }), at(22126)]],
  ['the panel would not have the port', [at(80), at(82), at(203)]],
  ['there are none', []],
])('none are chosen when %s', (_why, free) => {
  expect(choosePorts(free, MTA, 'hf-one')).toBeNull()
})

test('servers of different keys begin at different ports', () => {
  const free = Array.from({ length: 500 }, (_, index) => at(20_000 + index))
  const chosen = Array.from({ length: 20 }, (_, index) =>
    ports(choosePorts(free, [{ offset: null }], `hf-${index}`))?.join(),
  )
  expect(new Set(chosen).size).toBeGreaterThanOrEqual(18)
})

test('whatever is free, what is chosen is free, of one address, as apart as asked and never twice the same', () => {
  const allocation = fc.record({
    port: fc.integer({ min: 1000, max: 1060 }),
    ip: fc.constantFrom('203.0.113.10', '203.0.113.11'),
    assigned: fc.boolean(),
  })
  const offset = fc.option(fc.integer({ min: -5, max: 20 }), { nil: null })
  fc.assert(
    fc.property(
      fc.uniqueArray(allocation, { selector: ({ port, ip }) => `${ip}:${port}`, maxLength: 60 }),
      fc.array(fc.record({ offset }), { minLength: 1, maxLength: 4 }),
      fc.string(),
      (all, wanted, key) => {
        const allocations = all.map((each, id) => at(each.port, { ...each, id: id + 1 }))
        const chosen = choosePorts(allocations, wanted, key)
        if (chosen === null) return
        const [first] = chosen
        expect(chosen).toHaveLength(wanted.length)
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(wanted.length)
        for (const [index, each] of chosen.entries()) {
          expect(each).toMatchObject({ assigned: false, ip: first?.ip })
          expect(each.port).toBeGreaterThanOrEqual(1024)
          const apart = wanted[index]?.offset ?? null
          if (index > 0 && apart !== null) expect(each.port).toBe((first?.port ?? 0) + apart)
        }
      },
    ),
    { numRuns: RUNS },
  )
})
