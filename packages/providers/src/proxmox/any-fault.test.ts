/** Whatever goes wrong: one machine for each key, no address twice, and nobody else's touched. */
import type { ProxmoxRecipe } from '@hostfront/domain/provisioning/proxmox-recipe'
import type { Answer } from '@hostfront/domain/provisioning/seen'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Kept } from '../conformance/panel-under-test.ts'
import type { Provider } from '../port.ts'
import type { SimulatedMachine } from '../proxmox-simulator/cluster-state.ts'
import {
  ALL_FAULTS,
  type CallFault,
  type FaultyCall,
  faultsBySeed,
} from '../proxmox-simulator/faults.ts'
import { openTestClusterHere, type TestCluster } from './cluster-for-tests.ts'

const SEEDS = Number(process.env.FC_RUNS ?? process.env.FAULT_RUNS ?? 100)
const KEYS = ['hf-1', 'hf-12', 'hf-B']
/** ms; more seeds take longer. */
const TIMEOUT = 60_000 + SEEDS * 500
/** An order may still be met so long after its answer was lost, in seconds. */
const SETTLING = 60
const STEPS = 60
/** By when the slowest task has ended, a guest that takes its whole grace to stop, in seconds. */
const AN_HOUR = 3600
/** An answer that stops costs real time; a task without end is a test of its own. */
const QUICK = ALL_FAULTS.filter((fault) => fault !== 'slow-body' && fault !== 'task-never')
/** ms to wait for a task. A deadline of that order would cut off calls of a busy machine, whose effect then comes later. */
const IMPATIENT = { patience: 20 }
/** Six for three machines: they meet. */
const NETWORK: ProxmoxRecipe['network'] = {
  by: 'list',
  addresses: ['203.0.113.0/29'],
  prefix: 29,
  gateway: '203.0.113.1',
}

const bears = ({ settings }: SimulatedMachine, key: string): boolean =>
  String(settings.description).split('\n').includes(`Hostfront key: ${key}`)

/** What the cluster writes is kept nowhere, nor what opens it. */
function expectClean(answer: Answer): Answer {
  expect(JSON.stringify(answer)).not.toMatch(/secret-4711|[0-9a-f]{8}-[0-9a-f]{4}|No route|Broken/)
  return answer
}

/** One server's way to where it should be, as the reconciler goes: look, then one step. */
class Driver {
  kept: Kept
  orders = 0
  readonly #at: TestCluster
  /** ISO; null: nothing was ordered yet. */
  #sentAt: string | null = null

  constructor(at: TestCluster, key: string) {
    this.#at = at
    this.kept = new Kept(key)
  }

  get key(): string {
    return this.kept.target.key
  }

  /** True: it is there. */
  async makeStep(provider: Provider): Promise<boolean> {
    const { now, spec } = this.#at
    const before = this.kept.target.state
    const seen = this.kept.take(expectClean(await provider.observe(this.kept.target)))
    if (seen.result === 'done') {
      if (seen.seen.state === 'failed') this.#cleanUp()
      return seen.seen.state === 'on'
    }
    if (seen.result !== 'absent') return false
    expect(this.#at.machines().some((each) => bears(each, this.key))).toBe(false)
    // It was there, and its clone has failed: staff say that it may be made anew.
    if (before !== 'none') this.#forget()
    const age =
      this.#sentAt === null ? SETTLING : (Date.parse(now()) - Date.parse(this.#sentAt)) / 1000
    if (age < SETTLING) return false
    this.#sentAt = now()
    this.kept.target = { ...this.kept.target, sentAt: this.#sentAt }
    this.orders += 1
    this.kept.take(
      expectClean(
        await provider.create(this.kept.target, spec(this.key, { recipe: { network: NETWORK } })),
      ),
    )
    return false
  }

  /** True: it is gone. */
  async removeStep(provider: Provider): Promise<boolean> {
    const answer = expectClean(await provider.remove(this.kept.target))
    if (answer.result === 'person') this.#cleanUp()
    if (answer.result !== 'absent') return false
    expect(this.#at.machines().some((each) => bears(each, this.key))).toBe(false)
    return true
  }

  /** What staff do about a clone that has died. */
  #cleanUp(): void {
    const { state } = this.#at.cluster
    state.machines = state.machines.filter(
      (each) => each.settings.lock !== 'clone' || !bears(each, this.key),
    )
    this.#forget()
  }

  #forget(): void {
    const { key, sentAt } = this.kept.target
    this.kept = new Kept(key)
    this.kept.target = { ...this.kept.target, sentAt }
  }
}

/** Goes on until all are where they should be, or for so many steps. */
async function drive(
  at: TestCluster,
  drivers: readonly Driver[],
  step: (driver: Driver) => Promise<boolean>,
): Promise<void> {
  let left = drivers
  for (let count = 0; count < STEPS && left.length > 0; count += 1) {
    const isThere = await Promise.all(left.map(step))
    left = left.filter((_, index) => !isThere[index])
    at.pass(10)
  }
}

test(
  'after any faults there is one machine for each key, no address twice, and nobody else’s was touched',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        async (seed, share) => {
          const isSlow = seed % 20 === 0
          let faults: (call: FaultyCall) => CallFault | null = faultsBySeed(
            seed,
            share,
            isSlow ? [...QUICK, 'slow-body'] : QUICK,
          )
          const at = openTestClusterHere({
            seed,
            terms: isSlow ? { deadline: 60 } : IMPATIENT,
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

async function run(at: TestCluster, calm: () => void): Promise<void> {
  const { place, look } = at.others
  const foreign = ['x-hf-1', null, 'hf-b'].map(place)
  const before = foreign.map(look)
  const drivers = KEYS.map((key) => new Driver(at, key))
  await drive(at, drivers, (driver) => driver.makeStep(at.provider))
  const [gone] = drivers
  if (gone) await drive(at, [gone], (driver) => driver.removeStep(at.provider))
  calm()
  at.pass(AN_HOUR)
  if (gone) await drive(at, [gone], (driver) => driver.removeStep(at.patient))
  await drive(at, drivers.slice(1), (driver) => driver.makeStep(at.patient))

  expect(foreign.map(look)).toEqual(before)
  const own = at.machines().filter(({ vmid }) => !foreign.includes(String(vmid)))
  for (const key of KEYS.slice(1)) {
    const [machine, ...others] = own.filter((each) => bears(each, key))
    expect(others).toEqual([])
    expect(machine?.runningSince).not.toBeNull()
    expect(machine?.settings).toMatchObject({
      name: 'los-santos',
      cores: 2,
      sockets: 1,
      memory: 2048,
      scsi0: expect.stringMatching(/size=20480M/),
      ciuser: 'admin',
      onboot: 1,
      description: expect.not.stringMatching(/Hostfront order/),
    })
  }
  expect(own).toHaveLength(KEYS.length - 1)
  // One order each, and never two of them at once.
  const clones = at.cluster.calls.filter(({ path }) => path.endsWith('/clone'))
  const orders = drivers.reduce((sum, driver) => sum + driver.orders, 0)
  expect(clones.length).toBeLessThanOrEqual(orders)
  const exits = at.cluster.state.tasks.map(({ exit }) => exit)
  expect(exits).not.toContainEqual(expect.stringContaining('lock request timeout'))
  const addresses = own.map(({ settings }) => settings.ipconfig0)
  expect(new Set(addresses).size).toBe(addresses.length)
}

test(
  'after any faults an adopted machine has its key, and all else of it is as it was',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const chooseFault = faultsBySeed(seed, 0.4, QUICK)
        const at = openTestClusterHere({ seed, terms: IMPATIENT, chooseFault })
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
        const keys = at
          .machines()
          .map((machine) => [bears(machine, 'hf-1'), bears(machine, 'x-hf-1')])
        expect(keys).toEqual([
          [true, false],
          [false, true],
        ])
      }),
      { numRuns: SEEDS, endOnFailure: true },
    )
  },
  TIMEOUT,
)

test(
  'after any faults a machine that is to be suspended stands still, and one that is to run runs',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.array(fc.constantFrom('suspend', 'resume'), { minLength: 1, maxLength: 6 }),
        async (seed, wanted) => {
          let isCalm = true
          const choose = faultsBySeed(seed, 0.4, QUICK)
          const at = openTestClusterHere({
            terms: IMPATIENT,
            chooseFault: (call) => (isCalm ? null : choose(call)),
          })
          const driver = new Driver(at, 'hf-1')
          await drive(at, [driver], (each) => each.makeStep(at.provider))
          const reach = async (verb: 'suspend' | 'resume', provider: Provider) => {
            const state = verb === 'suspend' ? 'off' : 'on'
            const { target } = driver.kept
            const seen = await provider.observe(target)
            if (seen.result === 'done' && seen.seen.state === state) return true
            await provider[verb](target)
            return false
          }
          isCalm = false
          for (const verb of wanted) await drive(at, [driver], () => reach(verb, at.provider))
          isCalm = true
          at.pass(AN_HOUR)
          const last = wanted.at(-1) ?? 'resume'
          await drive(at, [driver], () => reach(last, at.patient))
          const [machine] = at.machines()
          expect(machine?.runningSince !== null).toBe(last === 'resume')
          expect(await at.provider.observe(driver.kept.target)).toMatchObject({
            seen: { state: last === 'resume' ? 'on' : 'off' },
          })
        },
      ),
      { numRuns: SEEDS, endOnFailure: true },
    )
  },
  TIMEOUT,
)
