import { addDays } from '@hostfront/domain/add-days'
import type { Call } from '../call/context.ts'

/** How a browser has shown that it is an account's: by signing in, or by a link that was mailed. */
export type Acquaintance = 'signed-in' | 'mailed'

export interface KnownBrowser {
  /** What its tries are counted by. */
  readonly id: string
  readonly by: Acquaintance
}

/** A browser that has not signed in for so long is a stranger again. */
const KNOWN_DAYS = 180
/** Of so many accounts one browser is known by, those that signed in last. */
const MOST_ACCOUNTS = 5
const MOST_LENGTH = 1000
const BETWEEN_MARKS = '~'

/**
 * The caller's browser, when it has shown before that it is the owner's of `email`. Strangers cannot use up its tries, for
 * nobody else has its mark. An account that does not exist has no such browser.
 */
export function knownBrowser(call: Call, email: string): KnownBrowser | null {
  const oldest = addDays(call.now(), -KNOWN_DAYS)
  for (const text of marksOf(call)) {
    const mark = readMark(call, email, text)
    if (mark && mark.since > oldest && mark.since <= addDays(call.now(), 1)) return mark
  }
  return null
}

/** From now on the browser is known by `email`. One that signs in again goes on under its own count, one that opened a mailed link begins anew. */
export function markBrowser(call: Call, email: string, by: Acquaintance): void {
  const { marks, browserMark } = call
  if (!marks || !browserMark) return
  const before = knownBrowser(call, email)
  const kept = before?.by === 'signed-in' ? 'signed-in' : by
  const id = by === 'signed-in' ? before?.id : null
  const head = [id ?? call.newId(), kept, call.now()]
  const mark = [...head, marks.make('device-cookie', [...head, email].join(' '))].join('!')
  const others = marksOf(call).filter((text) => !readMark(call, email, text))
  browserMark.set([mark, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN_MARKS))
}

function marksOf({ browserMark }: Call): readonly string[] {
  const text = browserMark?.get()
  if (!text || text.length > MOST_LENGTH) return []
  return text.split(BETWEEN_MARKS).slice(0, MOST_ACCOUNTS)
}

/** `id!by!since!mark`; null when this shop has not written it for this account. */
function readMark(
  { marks }: Call,
  email: string,
  text: string,
): (KnownBrowser & { readonly since: string }) | null {
  const [id, by, since, mark] = text.split('!')
  if (!marks || !id || !since || !mark || (by !== 'signed-in' && by !== 'mailed')) return null
  const isRight = marks.isRight('device-cookie', `${id} ${by} ${since} ${email}`, mark)
  return isRight ? { id, by, since } : null
}
