/** Tries at an account, with the limits that a shop is delivered with, and the owner of the account. */
import { expect, test } from 'vitest'
import { createAttemptLimits } from '../backend/attempt-limits.ts'
import { CUSTOMER, openTestServer, type TestServer } from '../testing/test-server.ts'

const HOME = '198.51.100.7'

async function open() {
  const limits = await createAttemptLimits({ factor: 1, sql: null })
  // What a hash costs is not what this is about.
  const passwords = {
    hash: async (password: string) => `$${password}`,
    verify: async (password: string, hash: string) => hash === `$${password}`,
    isStale: () => false,
  }
  const server = await openTestServer({ change: () => ({ limits, passwords }) })
  await server.call('accounts/register', CUSTOMER)
  return server
}

const login = ({ call }: TestServer, remoteAddress: string, password = CUSTOMER.password) =>
  call('accounts/login', { email: CUSTOMER.email, password }, { remoteAddress })

/** How many guesses were compared with the password. */
async function guess(server: TestServer, addresses: number, tries: number): Promise<number> {
  let compared = 0
  for (let number = 0; number < addresses; number++) {
    for (let time = 0; time < tries; time++) {
      const reply = await login(server, `10.1.${number >> 8}.${number & 255}`, 'not-the-password')
      if (reply.json().json.code === 'INVALID_CREDENTIALS') compared += 1
    }
  }
  return compared
}

async function mailedToken({ backend }: TestServer): Promise<string> {
  const { items } = await backend.store.read((tx) => tx.tasks.list({ limit: 9 }))
  const message = items.find(
    ({ facts }) => facts && 'kind' in facts && facts.kind === 'password-reset',
  )?.facts
  return message && 'token' in message ? message.token : ''
}

test.each([
  { addresses: 1, tries: 15, compared: 10 },
  { addresses: 15, tries: 10, compared: 10 * 10 + 5 * 3 },
])(
  'after $tries tries from each of $addresses addresses, $compared of them compared, the owner comes in',
  async ({ addresses, tries, compared }) => {
    const server = await open()
    const cookie = await server.signIn(CUSTOMER)
    expect(await guess(server, addresses, tries)).toBe(compared)
    const { statusCode } = await login(server, HOME)
    expect(statusCode).toBe(200)
    const change = { currentPassword: CUSTOMER.password, password: 'Maple-Anchor-31' }
    const headers = { cookie }
    const changed = await server.call('accounts/changePassword', change, { headers })
    expect(changed.statusCode).toBe(200)
    const { email } = CUSTOMER
    for (const remoteAddress of ['10.2.0.1', '10.2.0.2', HOME]) {
      await server.call('accounts/requestPasswordReset', { email }, { remoteAddress })
    }
    const token = await mailedToken(server)
    const reset = { token, password: 'Maple-Anchor-32' }
    const used = await server.call('accounts/resetPassword', reset, { remoteAddress: HOME })
    expect(used.statusCode).toBe(200)
    expect((await login(server, HOME, reset.password)).statusCode).toBe(200)
    await server.close()
  },
)
