import type { Operation } from './operations.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly ms: number
  /** Whether it is the answer to a second asking, the first having taken too long. */
  readonly wasLate?: boolean
}

/** What takes longer is late. */
export const LONGEST_MS = 10_000

/** What no answer may hold. None of it is among the texts that are sent, so that an echo is no leak. */
const LEAKS: readonly [string, RegExp][] = [
  ['a stack', /\bat (?:async )?[\w.<>]* ?\(?(?:file:|node:|\/)[^\s)]+:\d+/],
  ['a path', /node_modules|\/(?:work|home|root|usr|tmp)\/|\bfile:\/\/|\.[cm]?[jt]s:\d+/],
  [
    'SQL',
    /\b(?:select|delete) .{0,200}\bfrom "|insert into "|update "|violates|SQLSTATE|syntax error at|relation "/i,
  ],
  [
    'a secret',
    /\$argon2|\$pbkdf2|\$scrypt|passwordHash|password_hash|keyHash|key_hash|tokenHash|token_hash|recoveryHashes|recovery_hashes/,
  ],
]

/** Sizes are refused at the edge, before anybody knows which procedure is meant. */
const TOO_LARGE = [413, 414, 431]

/** What is wrong with an answer, if anything. */
export function faultOf(
  answer: Answer,
  operation: Operation | null,
  channel: 'REST' | 'RPC' | 'raw',
): string | null {
  const { status, text, ms } = answer
  if (ms > LONGEST_MS) return `took ${ms} ms`
  if (status >= 500 && ![isBusy, isClosed, isOfPanel].some((is) => is(answer)))
    return `answered ${status}`
  if (operation?.verb !== 'exportDocument') {
    for (const [what, pattern] of LEAKS)
      if (pattern.test(text)) return `shows ${what}: ${pattern.exec(text)?.[0]}`
  }
  if (!operation || channel === 'raw') return null
  if (!operation.answers.has(status)) {
    return TOO_LARGE.includes(status)
      ? null
      : `answered ${status}, which the document does not declare`
  }
  return channel === 'REST'
    ? mismatchOf(text, operation, status)
    : mismatchOfRpc(text, operation, status)
}

/** Refused because of load, which is no fault of the shop. */
export const isBusy = ({ status, text }: Answer): boolean =>
  status === 503 && text.includes('"BUSY"')

/** Refused because the shop is closed for maintenance, which is no fault either. */
const isClosed = ({ status, text }: Answer): boolean =>
  status === 503 && text.includes('"MAINTENANCE"')

/** A panel that does not answer: some rehearse that. */
const isOfPanel = ({ status, text }: Answer): boolean =>
  status === 502 && text.includes('"POWER_UNCERTAIN"')

function mismatchOf(text: string, operation: Operation, status: number): string | null {
  const validate = operation.answers.get(status)
  if (!validate) return null
  const value = parsed(text)
  if (value === undefined) return 'is not JSON'
  if (validate(value)) return null
  const [first] = validate.errors ?? []
  return `is not as described: ${first?.instancePath} ${first?.message}`
}

/** Refusals have the same words over RPC. */
function mismatchOfRpc(text: string, operation: Operation, status: number): string | null {
  const envelope = parsed(text)
  if (typeof envelope !== 'object' || envelope === null || !('json' in envelope)) {
    return 'is not an RPC answer'
  }
  return mismatchOf(JSON.stringify(envelope.json), operation, status)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
