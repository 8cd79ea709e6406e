/** Whatever goes wrong: one server for each key, and nobody else's touched. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Kept } from '../conformance/panel-under-test.ts'
import { takePort } from '../panel-simulator/create-server.ts'
import { KINDS } from '../panel-simulator/dialect.ts'
import {
  ALL_FAULTS,
  type CallFault,
  type FaultyCall,
  faultsBySeed,
} from '../panel-simulator/faults.ts'
import type { Provider } from '../port.ts'
import { openTestPanelHere, type TestPanel } from './panel-for-tests.ts'

const SEEDS = Number(process.env.FC_RUNS ?? process.env.FAULT_RUNS ?? 200)
const KEYS = ['hf-1', 'hf-12', 'hf-2']
/** ms; more seeds take longer. */
const TIMEOUT = 60_000 + SEEDS * 500
/** An order may still be met so long after its answer was lost, in seconds. */
const SETTLING = 60
const STEPS = 40
/** An answer that stops costs real time. */
const QUICK = ALL_FAULTS.filter((fault) => fault !== 'slow-body')
const MTA = { eggId: 4, ports: [{ offset: null }, { offset: 2 }, { offset: 123 }] }

/** One server's way to where it should be, as the reconciler goes: look, then one step. */
class Driver {
  readonly kept: Kept
  readonly #at: TestPanel
  /** ISO; null: nothing was ordered yet. */
  #sentAt: string | null = null

  constructor(at: TestPanel, key: string) {
    this.#at = at
    this.kept = new Kept(key)
  }

  /** True: it is there. */
  async makeStep(provider: Provider): Promise<boolean> {
    const { now, spec } = this.#at
    const seen = this.kept.take(await provider.observe(this.kept.target))
    if (seen.result === 'done') return true
    if (seen.result !== 'absent') return false
    expect(this.#isThere()).toBe(false)
    const age =
      this.#sentAt === null ? SETTLING : (Date.parse(now()) - Date.parse(this.#sentAt)) / 1000
    if (age < SETTLING) return false
    this.#sentAt = now()
    const { key } = this.kept.target
    const recipe = key === 'hf-2' ? { ...MTA, variables: [] } : {}
    const owner = { key: `hf-u-${key}`, email: `${key}@shop.test` }
    this.kept.take(await provider.create(this.kept.target, spec(key, { recipe, owner })))
    return false
  }

  /** True: it is gone. */
  async removeStep(provider: Provider): Promise<boolean> {
    const isGone = (await provider.remove(this.kept.target)).result === 'absent'
    if (isGone) expect(this.#isThere()).toBe(false)
    return isGone
  }

  #isThere(): boolean {
    const { key } = this.kept.target
    return this.#at.panel.state.servers.some(({ externalId }) => externalId === key)
  }
}

/** Goes on until all are where they should be, or for so many steps. */
async function drive(
  at: TestPanel,
  drivers: readonly Driver[],
  step: (driver: Driver) => Promise<boolean>,
): Promise<void> {
  let left = drivers
  for (let count = 0; count < STEPS && left.length > 0; count += 1) {
    const next: Driver[] = []
    for (const driver of left) if (!(await step(driver))) next.push(driver)
    left = next
    at.pass(10)
  }
}

test.each(KINDS)(
  'at %s, after any faults there is one server for each key, and nobody else’s was touched',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        async (seed, share) => {
          let faults: (call: FaultyCall) => CallFault | null = faultsBySeed(
            seed,
            share,
            seed % 10 === 0 ? ALL_FAULTS : QUICK,
          )
          const at = openTestPanelHere({
            kind,
            seed,
            deadline: 60,
            requestsPerMinute: 10_000,
            chooseFault: (call) => faults(call),
          })
          await run(at, () => {
            faults = () => null
          })
        },
      ),
      { numRuns: SEEDS, endOnFailure: true },
    )
  },
  TIMEOUT,
)

test.each(KINDS)(
  'at %s, after any faults an adopted server has its key, and all else of it is as it was',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const choose = faultsBySeed(seed, 0.4, QUICK)
        const at = openTestPanelHere({ kind, seed, deadline: 60, chooseFault: choose })
        const { place, look } = at.others
        const [own, other] = [place(null), place('x-hf-1')]
        const before = [look(own), look(other)]
        const { target } = new Kept('hf-1')
        let result = ''
        for (let count = 0; count < STEPS && result !== 'done'; count += 1) {
          result = (await at.provider.inventory?.adopt(own, target))?.result ?? ''
          at.pass(60)
        }
        expect(result).toBe('done')
        expect([look(own), look(other)]).toEqual(before)
        const keys = at.panel.state.servers.map(({ externalId }) => externalId)
        expect(keys).toEqual(['hf-1', 'x-hf-1'])
      }),
      { numRuns: SEEDS, endOnFailure: true },
    )
  },
  TIMEOUT,
)

async function run(at: TestPanel, calm: () => void): Promise<void> {
  const { state } = at.panel
  const others = placeOthers(at)
  const drivers = KEYS.map((key) => new Driver(at, key))
  await drive(at, drivers, (driver) => driver.makeStep(at.provider))
  const [gone] = drivers
  if (gone) await drive(at, [gone], (driver) => driver.removeStep(at.provider))
  calm()
  if (gone) await drive(at, [gone], (driver) => driver.removeStep(at.patient))
  await drive(at, drivers.slice(1), (driver) => driver.makeStep(at.patient))

  const keys = state.servers
    .map(({ externalId }) => externalId)
    .filter((key) => key?.startsWith('hf-'))
  expect(keys.toSorted()).toEqual(KEYS.slice(1).toSorted())
  for (const key of KEYS.slice(1)) {
    const server = state.servers.find(({ externalId }) => externalId === key)
    const owner = state.users.find(({ id }) => id === server?.userId)
    expect(owner?.email).toBe(`${key}@shop.test`)
  }
  for (const other of others) {
    expect(state.servers).toContainEqual(other)
  }
  // Pelican forgets a server whose node refuses to remove it, and says that it is done.
  const isLeft = at.panel.calls.some(
    ({ method, fault }) => method === 'DELETE' && fault === 'node-refuses',
  )
  if (isLeft && at.panel.dialect.removesRefused) return
  const kept = new Set(state.servers.map(({ uuid }) => uuid))
  for (const { folders } of state.nodes) {
    for (const folder of folders) expect(kept).toContain(folder)
  }
}

/** Servers of other people whose names and addresses contain ours. */
function placeOthers({ panel: { state } }: TestPanel) {
  for (const id of [1, 2]) takePort(state, id)
  for (const [index, server] of state.servers.entries()) {
    server.externalId = index === 0 ? 'x-hf-1' : null
  }
  for (const key of KEYS) {
    state.users.push({
      id: 50 + KEYS.indexOf(key),
      uuid: `other-${key}`,
      externalId: null,
      username: `my${key}`,
      email: `my${key}@shop.test`,
      firstName: 'Some',
      lastName: 'Body',
      isRootAdmin: false,
      createdAt: 0,
    })
  }
  return structuredClone(state.servers)
}
