import type { Api } from '@hostfront/contract/contract'
import { tokenInMemory } from '../../packages/backend/src/testing/made-up-host.ts'
import { openTestShop } from '../../packages/backend/src/testing/shop.ts'
import { mailTo, RESET_LINK, VERIFICATION_LINK } from '../server/mailbox.ts'
import { oneTimeCode } from '../server/one-time-code.ts'
import { openServer } from '../server/open-server.ts'

/** A browser at a shop: its session goes along with every call. */
export interface Browser {
  readonly api: Api
  /** The same session, under an idempotency key. */
  once(key: string): Api
}

/** One new shop, reached in one way. */
export interface Edition {
  browser(): Browser
  /** A program with an API key. */
  program(key: string): Api
  /** What the authenticator app of that secret shows now, or so many steps of 30 seconds from now. */
  codeOf(secret: string, steps?: number): string
  /** The secret of the link that was mailed last to an address, by the kind of mail. */
  mailedToken(to: string, kind: 'password-reset' | 'email-verification'): Promise<string>
  close(): Promise<void>
}

/** The contract answered in this process, over the memory store, by a host that offers what a server does. */
export async function openInPage(): Promise<Edition> {
  const shop = await openTestShop({
    limits: {},
    secondFactor: true,
    sendsMail: true,
    commonPasswords: ['password'],
  })
  return {
    browser() {
      const sessionToken = tokenInMemory()
      return {
        api: shop.visitor({ sessionToken }),
        once: (idempotencyKey) => shop.visitor({ sessionToken, idempotencyKey }),
      }
    },
    program: (apiKey) => shop.visitor({ apiKey }),
    codeOf: (secret, steps) => shop.codeOf(secret, steps),
    async mailedToken(to, kind) {
      const mail = (await shop.mails(to)).findLast((message) => message.kind === kind)
      return mail && 'token' in mail ? mail.token : ''
    },
    close: () => shop.store.close(),
  }
}

/** The same contract at the end of a wire: the built server on PGlite. */
export async function openOverHttp(): Promise<Edition> {
  const server = await openServer({ env: { LOG_LEVEL: 'error' } })
  return {
    browser: () => server.caller(),
    program: (apiKey) => server.caller({ apiKey }).api,
    codeOf: (secret, steps = 0) => oneTimeCode(secret, Date.now() + steps * 30_000),
    async mailedToken(to, kind) {
      // The one of the registration came first.
      const mail =
        kind === 'password-reset'
          ? mailTo(server.mailDir, to, RESET_LINK)
          : mailTo(server.mailDir, to, VERIFICATION_LINK, 2)
      return (await mail).token ?? ''
    },
    close: () => server.close(),
  }
}
