import { randomUUID } from 'node:crypto'
import { API_SCOPES } from '@hostfront/domain/accounts/api-key'
import type { Credentials } from '@hostfront/domain/accounts/credentials'
import type { User } from '@hostfront/domain/accounts/user'
import { allow, type Result, refuse } from '@hostfront/domain/result'
import { type Caller, createCaller } from '../caller.ts'
import { RESET_LINK, readMails } from '../mailbox.ts'
import { oneTimeCode } from '../one-time-code.ts'
import type { OpenServer } from '../open-server.ts'
import { Memory } from './memory.ts'
import type { SpareAccounts } from './seed-shop.ts'
import { askAgain, takenFrom } from './taken-from.ts'

export const CROWD = [
  'visitor',
  'customer',
  'customer',
  'admin',
  'admin',
  'customer key',
  'admin key',
] as const

const LAST_MAILS = 20
/** On one way back. So many in a row are no chance: nobody is let in any more. */
const MOST_REFUSALS = 20

/** One of the crowd, who comes back under another name when the requests have locked them out. */
export class Member {
  readonly role: (typeof CROWD)[number]
  caller: Caller
  password = ''
  /** Of the authenticator app that was set up last. */
  secret: string | null = null
  memory = new Memory()
  /** What was in the way back, each time. */
  readonly refusals: string[] = []
  #id = ''
  /** The way back, begun by the first to notice. */
  #coming: Promise<void> | null = null
  readonly #server: OpenServer
  readonly #spare: SpareAccounts
  #account: Credentials | null = null

  constructor(role: Member['role'], server: OpenServer, spare: SpareAccounts) {
    this.role = role
    this.#server = server
    this.#spare = spare
    this.caller = server.caller()
  }

  /** What this one would type, in place of what anybody might. */
  get own(): Record<string, unknown> {
    return {
      ...(this.password && { password: this.password, currentPassword: this.password }),
      // A plan has an id of the same name; a ticket is about a service of one's own, or about none.
      'tickets.serviceId': '',
      ...(this.secret && { 'secondFactor.code': oneTimeCode(this.secret) }),
    }
  }

  /** The account. */
  get id(): string {
    return this.#id
  }

  get isSignedIn(): boolean {
    return this.role !== 'visitor'
  }

  /** Whether a refusal says that this one is no longer who they were. */
  isOut(refusal: string): boolean {
    if (!this.isSignedIn) return false
    return (
      refusal.includes('"LOGIN_REQUIRED"') ||
      (this.role === 'admin' && refusal.includes('"FORBIDDEN"'))
    )
  }

  /** Signs in again, as somebody else when that fails, which it answers. Key holders make a new key. */
  async comeBack(): Promise<boolean> {
    if (!this.isSignedIn) return false
    const before = this.#id
    this.#coming ??= this.#comeBack().finally(() => {
      this.#coming = null
    })
    await this.#coming
    return this.#id !== before
  }

  /** However far they have come, the others may throw them out again: they end sessions and put other shops in place of this one. */
  async #comeBack(): Promise<void> {
    const refusals: string[] = []
    while (refusals.length < MOST_REFUSALS) {
      const way = await this.#walkBack()
      // Closed to all but administrators: a member with a session keeps it, one without waits outside.
      if (way.ok || (way.refusal === 'MAINTENANCE' && (await this.#isShopClosed()))) return
      refusals.push(way.refusal)
      this.refusals.push(way.refusal)
    }
    throw new Error(`There is no way back for the ${this.role}: ${refusals.join(', ')}`)
  }

  async #walkBack(): Promise<Result<unknown, string>> {
    const browser = this.#server.caller()
    const account = await this.#ownAccount()
    if (!account.ok) return account
    const signedIn = await this.#signIn(browser, account.value)
    if (!signedIn.ok) {
      if (signedIn.refusal !== 'BUSY') this.#account = null
      return signedIn
    }
    this.caller = browser
    return this.role.endsWith('key') ? this.#takeKey(browser) : signedIn
  }

  /** Refused for a member who is locked out by what was tried in their name. */
  async #signIn(browser: Caller, { email, password: first }: Credentials) {
    let refusal = ''
    for (const password of new Set([this.password, first])) {
      const code = this.secret ? oneTimeCode(this.secret) : undefined
      const form = { email, password, ...(code && { code }) }
      const login = await takenFrom(() => browser.api.accounts.login(form))
      if (login.ok) return this.#become(login.value, password)
      refusal = login.refusal
    }
    return refuse(refusal)
  }

  #become({ id, role }: Pick<User, 'id' | 'role'>, password: string): Result<unknown, string> {
    this.password = password
    if (id !== this.#id) this.memory = new Memory()
    this.#id = id
    // Another administrator may have taken the role away.
    return role === 'admin' || !this.role.startsWith('admin') ? allow(id) : refuse('FORBIDDEN')
  }

  #takeKey(browser: Caller): Promise<Result<unknown, string>> {
    return takenFrom(async () => {
      // An account has 20 keys at most.
      const keys = await browser.api.apiKeys.list()
      for (const { id } of keys.slice(2)) await browser.api.apiKeys.revoke({ id })
      const form = { name: 'Fuzz', scopes: [...API_SCOPES], expiresInDays: null }
      const { key } = await browser.api.apiKeys.create(form)
      this.caller = createCaller(() => this.#server.url, { apiKey: key })
    })
  }

  /** The one they had, else another that nobody has had yet. */
  async #ownAccount(): Promise<Result<Credentials, string>> {
    if (this.#account) return allow(this.#account)
    const next = this.role.startsWith('admin') ? this.#nextAdmin() : await this.#newCustomer()
    if (!next.ok) return next
    this.#account = next.value
    this.password = next.value.password
    this.secret = null
    return next
  }

  async #newCustomer(): Promise<Result<Credentials, string>> {
    const spare = this.#spare.customers.pop()
    if (spare) return allow(spare)
    const account = { email: `fuzz-${randomUUID()}@shop.test`, password: 'Copper-Lantern-84' }
    const { api } = this.#server.caller()
    const registered = await takenFrom(() => api.accounts.register({ name: 'Fuzz', ...account }))
    return registered.ok ? allow(account) : registered
  }

  #nextAdmin(): Result<Credentials, string> {
    const account = this.#spare.admins.pop()
    if (account) return allow(account)
    throw new Error(`Every administrator has been locked out: ${this.refusals.join(', ')}`)
  }

  async #isShopClosed(): Promise<boolean> {
    const { api } = this.#server.caller()
    return (await askAgain(() => api.settings.get())).maintenanceMode
  }
}

/** Remembers the secrets of the links that have been mailed, each for the procedure that its page calls. */
export async function readMailedTokens(server: OpenServer, memory: Memory): Promise<void> {
  for (const { text, token } of await readMails(server.mailDir, LAST_MAILS)) {
    const verb = RESET_LINK.test(text) ? 'resetPassword' : 'verifyEmail'
    if (token) memory.remember(`${verb}.token`, token)
  }
}
