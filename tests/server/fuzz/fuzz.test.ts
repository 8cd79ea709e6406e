import { expect, test } from 'vitest'
import { ADMIN, type OpenServer, openServer } from '../open-server.ts'
import { outcomeOf } from '../refusal.ts'
import { faultsOf, readShop, stockShop } from '../shop-record.ts'
import { runFuzz } from './run-fuzz.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const SPARE_ADMINS = 60

/** Links, codes and other people's ids are rarely hit upon: a short run may miss a few procedures, a long one none. */
const MOST_UNREACHED = REQUESTS < 20_000 ? 8 : 0

/** Its password is never right: it would take away the accounts that the requests are sent with. */
const NEVER_DONE = 'shop.reset'

test(`${REQUESTS} random requests drawn from the document break nothing (FUZZ_SEED=${SEED})`, async () => {
  const server = await openServer({ env: { LOG_LEVEL: 'warn' } })
  try {
    const admins = Array.from({ length: SPARE_ADMINS }, (_, at) => ({
      name: `admin-${at}`,
      role: 'admin' as const,
      coins: 10_000_000,
    }))
    const { people } = await stockShop(server, admins)
    const spareAdmins = people.map(({ email, password }) => ({ email, password }))
    const report = await runFuzz(server, { requests: REQUESTS, seed: SEED, spareAdmins })
    const { successes, faults, ...totals } = report
    console.log(
      `fuzz: ${JSON.stringify(totals)}, ${faults.length} faults\n2xx by procedure: ${JSON.stringify(successes)}`,
    )
    expect(differing(faults).slice(0, 20).join('\n\n')).toBe('')
    const unreached = Object.keys(successes).filter(
      (name) => successes[name] === 0 && name !== NEVER_DONE,
    )
    expect(unreached.slice(MOST_UNREACHED)).toEqual([])
    expect(report.busy).toBeLessThan(REQUESTS / 100)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const shop = await readShop(await anyAdmin(server, [ADMIN, ...spareAdmins]))
    expect(shop.orders.length).toBeGreaterThan(0)
    expect(faultsOf(shop)).toEqual([])
    expect(server.log()).not.toMatch(/\$argon2|hf_[\w-]{40}/)
  } finally {
    await server.close()
  }
}, 1_800_000)

/** The first who still has the password: some were set anew by mailed links that the requests hit upon. */
async function anyAdmin(server: OpenServer, accounts: { email: string; password: string }[]) {
  for (const { email, password } of accounts) {
    const admin = server.caller()
    if ((await outcomeOf(admin.api.accounts.login({ email, password }))) === 'ok') return admin
  }
  throw new Error('No administrator can sign in any more')
}

/** One of each kind. */
function differing(faults: readonly string[]): string[] {
  const kinds = new Map(faults.map((fault) => [fault.split(' by ')[0], fault]))
  return [...kinds.values()]
}
