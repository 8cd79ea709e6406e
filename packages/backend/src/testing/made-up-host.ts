/** What a server brings besides the store, made up so that a test can foresee it. Each keeps its port's promises. */
import { refuse } from '@hostfront/domain/result'
import { SEAL_MARK } from '@hostfront/domain/secret'
import type { Gateway } from '@hostfront/providers/gateway-port'
import type {
  AccountFrom,
  AttemptLimits,
  BrowserMark,
  Marks,
  OneTimeCodes,
  SecretPlace,
  Secrets,
  SessionToken,
} from '../call/context.ts'
import type { LimitedAction } from '../call/limited-action.ts'

/** Attempts let through within 15 minutes; actions that are not named have no limit. */
export type MadeUpLimits = { readonly [Action in LimitedAction]?: number }

const WINDOW_MS = 15 * 60_000

export function madeUpLimits(limits: MadeUpLimits, now: () => string): AttemptLimits {
  const counts = new Map<string, { since: number; attempts: number }>()
  const tallies = new Map<string, number>()
  return {
    async take(action, key) {
      const id = idOf(action, key)
      const time = Date.parse(now())
      const known = counts.get(id)
      const count = known && time < known.since + WINDOW_MS ? known : { since: time, attempts: 0 }
      counts.set(id, count)
      count.attempts += 1
      if (count.attempts <= (limits[action] ?? Number.POSITIVE_INFINITY)) return 0
      return (count.since + WINDOW_MS - time) / 1000
    },
    async waitOf(action, key) {
      const count = counts.get(idOf(action, key))
      const isHeld = (count?.attempts ?? 0) > (limits[action] ?? Number.POSITIVE_INFINITY)
      const ends = (count?.since ?? 0) + WINDOW_MS
      return isHeld ? Math.max(0, (ends - Date.parse(now())) / 1000) : 0
    },
    async giveBack(action, key) {
      const count = counts.get(idOf(action, key))
      if (count) count.attempts -= 1
    },
    async forget(action, key) {
      counts.delete(idOf(action, key))
    },
    async forgetAccount(account) {
      for (const id of counts.keys()) if (id.split(' ')[1] === account) counts.delete(id)
    },
    async count(key) {
      const attempts = (tallies.get(key) ?? 0) + 1
      tallies.set(key, attempts)
      return attempts
    },
  }
}

const idOf = (action: LimitedAction, key: string | AccountFrom): string =>
  [action, ...(typeof key === 'string' ? [key] : [key.account, key.address])].join(' ')

/** Nobody outside of the test knows how they are made. */
export const madeUpMarks: Marks = {
  make: (purpose, text) => madeUpDigest(`${purpose} ${text}`),
  isRight: (purpose, text, mark) => madeUpDigest(`${purpose} ${text}`) === mark,
}

/** The place where one browser keeps which accounts it is known by. */
export function markInMemory(): BrowserMark {
  let text: string | null = null
  return {
    get: () => text,
    set(next) {
      text = next
    },
  }
}

/** Steps of 30 seconds and one beside it, as in RFC 6238; the code is a digest of secret and step. */
export function madeUpCodes(count: () => number): OneTimeCodes {
  return {
    newSecret: () =>
      [...String(count()).padStart(16, '0')].map((d) => 'ABCDEFGHIJ'[Number(d)]).join(''),
    address: (secret, account, issuer) =>
      `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}`,
    stepOf(secret, code, now) {
      const current = currentStep(now)
      const steps = [current, current - 1, current + 1]
      return steps.find((step) => codeOf(secret, step) === code) ?? null
    },
  }
}

/** Seals so that a test can distinguish a sealed text from what it says, and from one of another place or key. */
export function madeUpSecrets(keyId = 'key-one'): Secrets {
  const startOf = (place: SecretPlace) => madeUpDigest(Object.values(place).join(' '))
  return {
    seal: (place, text, setAt) =>
      [`${SEAL_MARK}${keyId}`, Date.parse(setAt).toString(36), startOf(place) + hexOf(text)].join(
        '.',
      ),
    open(place, kept) {
      const [, , , sealed = ''] = kept.split('.')
      if (!kept.startsWith(SEAL_MARK)) return kept
      if (!sealed.startsWith(startOf(place))) throw new Error('This was sealed for another place.')
      return textOf(sealed.slice(startOf(place).length))
    },
    setAtOf(kept) {
      const [, , setAt] = kept.split('.')
      return setAt ? new Date(Number.parseInt(setAt, 36)).toISOString() : null
    },
    isCurrent: (kept) => kept.startsWith(`${SEAL_MARK}${keyId}.`),
  }
}

/** Of each unit four digits. */
const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('')
const textOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** What the app shows for this secret, now or `beside` steps from now. */
export function madeUpCode(secret: string, now: string, beside = 0): string {
  return codeOf(secret, currentStep(now) + beside)
}

const currentStep = (now: string): number => Math.floor(Date.parse(now) / 30_000)

const codeOf = (secret: string, step: number): string =>
  String(Number.parseInt(madeUpDigest(`${secret} ${step}`).slice(0, 8), 16) % 1_000_000).padStart(
    6,
    '0',
  )

/** 64 digits of what the bytes say, at every place of them. */
export const madeUpBytesDigest = (bytes: Uint8Array): string =>
  bytes
    .reduce((sum, byte, at) => (sum * 31 + byte + at) % 2_147_483_647, bytes.length)
    .toString(16)
    .padStart(64, '0')

/** 128 bits that differ for texts that differ, as far as tests go. */
export function madeUpDigest(text: string): string {
  return [1, 2, 3, 4].map((seed) => fnv(`${seed}${text}`)).join('')
}

function fnv(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of `${text}${text.length}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
    hash ^= hash >>> 15
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The place where one browser keeps its token; the test may look. */
export function tokenInMemory(): SessionToken & { expiresAt: string | null } {
  let token: string | null = null
  return {
    expiresAt: null,
    get: () => token,
    set(next, expiresAt) {
      token = next
      this.expiresAt = expiresAt
    },
    clear() {
      token = null
      this.expiresAt = null
    },
  }
}

const unreachable = async () => refuse({ code: 'unreachable', detail: '' } as const)

/** Nobody answers where it would be, and nothing is signed by it. */
export const silentGateway: Gateway = {
  open: unreachable,
  observe: unreachable,
  capture: unreachable,
  close: unreachable,
  refund: unreachable,
  readEvent: async () => ({ kind: 'forged' }),
}
