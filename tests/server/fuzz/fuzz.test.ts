import { expect, test } from 'vitest'
import { ADMIN, type OpenServer, openServer } from '../open-server.ts'
import { outcomeOf } from '../refusal.ts'
import { faultsOf, readShop } from '../shop-record.ts'
import { type FuzzReport, runFuzz } from './run-fuzz.ts'
import { type SpareAccounts, seedShop } from './seed-shop.ts'
import { askAgain, takenFrom } from './taken-from.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3000)
/** Other requests at every run, but where a change is judged: it must not fail for what it has not done. */
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.CI ? 531_655 : Date.now() % 1_000_000))

/** Links, codes and other people's ids are rarely hit upon: of all procedures a short run may miss so many, a long one none. */
const MOST_UNREACHED = REQUESTS < 20_000 ? (REQUESTS < 2000 ? 1 : 3 / 10) : 0

type Account = Pick<typeof ADMIN, 'email' | 'password'>

/** Not while the run lasts: it would take away the accounts that the requests are sent with. */
const NEVER_DONE = 'shop.reset'
/** Panels that list their servers are on other machines; here is the simulated one, which lists none. */
const OF_REAL_PANELS: readonly string[] = ['panels.compare', 'panels.adopt']

test(`${REQUESTS} random requests drawn from the document break nothing (FUZZ_SEED=${SEED})`, async () => {
  const server = await openServer({ env: { LOG_LEVEL: 'warn' } })
  try {
    const spare = await seedShop(server, REQUESTS)
    const admins = [ADMIN, ...spare.admins]
    const report = await runFuzz(server, {
      requests: REQUESTS,
      seed: SEED,
      spare,
      never: NEVER_DONE,
    })
    const { successes, faults, ...totals } = report
    console.log(
      `fuzz: ${JSON.stringify(totals)}, ${faults.length} faults\n2xx by procedure: ${JSON.stringify(successes)}`,
    )
    expect(differing(faults).slice(0, 20).join('\n\n')).toBe('')
    const unreached = Object.keys(successes).filter(
      (name) => successes[name] === 0 && name !== NEVER_DONE && !OF_REAL_PANELS.includes(name),
    )
    const allowed = Math.floor(MOST_UNREACHED * Object.keys(successes).length)
    expect(unreached.slice(allowed)).toEqual([])
    expect(report.busy).toBeLessThan(REQUESTS / 100)
    // Nobody closes the shop in this run.
    expect(report.statuses[503] ?? 0).toBe(report.busy)
    // A procedure that is always slow is asked for more often than that.
    expect(report.late).toBeLessThan(Math.max(2, REQUESTS / 400))
    // Hardly ever does the crowd end a session between a sign-in and the key that is made next.
    expect(report.refusals.LOGIN_REQUIRED ?? 0).toBeLessThan(REQUESTS / 200)
    expect((await askAgain(() => fetch(`${server.url}/readyz`))).status).toBe(200)
    const admin = await anyAdmin(server, admins)
    const shop = await askAgain(() => readShop(admin))
    expect(shop.orders.length).toBeGreaterThan(0)
    expect(faultsOf(shop)).toEqual([])
    const closed = await whileClosed(server, admins, spare)
    expect(differing(closed.faults).slice(0, 20).join('\n\n')).toBe('')
    expect(closed.statuses[503]).toBeGreaterThan(0)
    await resetShop(server, admins)
    expect(server.log()).not.toMatch(/\$argon2|hf_[\w-]{40}/)
  } finally {
    await server.close()
  }
}, 1_800_000)

/** A short run against a shop that only administrators are let into. */
async function whileClosed(
  server: OpenServer,
  accounts: Account[],
  spare: SpareAccounts,
): Promise<FuzzReport> {
  const admin = await anyAdmin(server, accounts)
  // Given first: the crowd has to be let in before the door is closed.
  const close = () => askAgain(() => admin.api.settings.update({ maintenanceMode: true }))
  const options = {
    requests: 200,
    seed: SEED + 1,
    spare,
    never: NEVER_DONE,
    onReady: close,
  }
  const report = await runFuzz(server, options)
  const opener = await anyAdmin(server, accounts)
  await askAgain(() => opener.api.settings.update({ maintenanceMode: false }))
  return report
}

/** Once, when nobody is needed any more. */
async function resetShop(server: OpenServer, accounts: Account[]): Promise<void> {
  const admin = await anyAdmin(server, accounts)
  expect(await outcomeOf(admin.api.shop.reset())).toBe('ok')
  const again = await anyAdmin(server, accounts)
  expect(await readShop(again)).toMatchObject({ orders: [], invoices: [], services: [] })
  expect((await again.api.clients.list({})).items).toHaveLength(1)
}

/** The first who still has the password and the role: the requests have hit upon mailed links, and upon ids to edit. */
async function anyAdmin(server: OpenServer, accounts: Account[]) {
  for (const { email, password } of accounts) {
    const admin = server.caller()
    const login = await takenFrom(() => admin.api.accounts.login({ email, password }))
    if (login.ok && login.value.role === 'admin') return admin
  }
  throw new Error('No administrator can sign in any more')
}

/** One of each kind. */
function differing(faults: readonly string[]): string[] {
  const kinds = new Map(faults.map((fault) => [fault.split(' by ')[0], fault]))
  return [...kinds.values()]
}
