import { randomUUID } from 'node:crypto'
import { API_SCOPES } from '@hostfront/domain/accounts/api-key'
import { type Caller, createCaller } from '../caller.ts'
import { RESET_LINK, readMails } from '../mailbox.ts'
import { oneTimeCode } from '../one-time-code.ts'
import type { OpenServer } from '../open-server.ts'
import { Memory } from './memory.ts'
import type { SpareAccounts } from './seed-shop.ts'

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

/** One of the crowd, who comes back under another name when the requests have locked them out. */
export class Member {
  readonly role: (typeof CROWD)[number]
  caller: Caller
  password = ''
  /** Of the authenticator app that was set up last. */
  secret: string | null = null
  memory = new Memory()
  #id = ''
  /** On the way back, for whoever noticed first. */
  #coming: Promise<void> | null = null
  readonly #server: OpenServer
  readonly #spare: SpareAccounts
  #account: { email: string; password: string } | null = null

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
    this.#coming ??= this.#comeBack()
      // A connection that had stood idle was closed as it was used again: what `fetch` says of it.
      .catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error
        return this.#comeBack()
      })
      .finally(() => {
        this.#coming = null
      })
    await this.#coming
    return this.#id !== before
  }

  async #comeBack(): Promise<void> {
    const browser = this.#server.caller()
    while (!(await this.#signIn(browser))) {
      this.#account = this.role.startsWith('admin') ? this.#nextAdmin() : await this.#newCustomer()
      this.secret = null
    }
    this.caller = browser
    if (!this.role.endsWith('key')) return
    // An account has 20 keys at most.
    const keys = await browser.api.apiKeys.list()
    for (const { id } of keys.slice(2)) await browser.api.apiKeys.revoke({ id })
    const form = { name: 'Fuzz', scopes: [...API_SCOPES], expiresInDays: null }
    const { key } = await browser.api.apiKeys.create(form)
    this.caller = createCaller(() => this.#server.url, { apiKey: key })
  }

  async #signIn(browser: Caller): Promise<boolean> {
    if (!this.#account) return false
    for (const password of new Set([this.password, this.#account.password])) {
      const { email } = this.#account
      const code = this.secret ? oneTimeCode(this.secret) : undefined
      try {
        const account = await browser.api.accounts.login({ email, password, ...(code && { code }) })
        this.password = password
        if (account.id !== this.#id) this.memory = new Memory()
        this.#id = account.id
        // Another administrator may have taken the role away.
        return account.role === 'admin' || !this.role.startsWith('admin')
      } catch {
        // Locked out by what was tried in its name: the next password, or another account.
      }
    }
    return false
  }

  async #newCustomer() {
    const spare = this.#spare.customers.pop()
    if (spare) {
      this.password = spare.password
      return spare
    }
    const account = { email: `fuzz-${randomUUID()}@shop.test`, password: 'Copper-Lantern-84' }
    await this.#server.caller().api.accounts.register({ name: 'Fuzz', ...account })
    this.password = account.password
    return account
  }

  #nextAdmin() {
    const account = this.#spare.admins.pop()
    if (!account) throw new Error('Every administrator has been locked out')
    this.password = account.password
    return account
  }
}

/** Remembers the secrets of the links that have been mailed, each for the procedure that its page calls. */
export async function readMailedTokens(server: OpenServer, memory: Memory): Promise<void> {
  for (const { text, token } of await readMails(server.mailDir, LAST_MAILS)) {
    const verb = RESET_LINK.test(text) ? 'resetPassword' : 'verifyEmail'
    if (token) memory.remember(`${verb}.token`, token)
  }
}
