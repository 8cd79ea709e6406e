import type { HeldAction, HeldLimit } from '@hostfront/contract/security'
import type { User } from '@hostfront/domain/accounts/user'
import { addDays } from '@hostfront/domain/add-days'
import type { ReadTx } from '@hostfront/store/port'
import type { Failure } from '../audit/trail.ts'
import type { AccountFrom, SignedInCall } from '../call/context.ts'
import type { LimitedAction } from '../call/limited-action.ts'
import { rowsById } from '../call/rows-by-id.ts'

/** So many of the newest lines are looked at: what is counted is kept under digests, so it is found by who has tried. */
const MOST_LINES = 200

/** What was tried within an open session is counted by its id, and is not looked for. */
const AT_THE_DOOR = ['accounts.loginFailed', 'accounts.codeFailed'] as const satisfies Failure[]

/** Who is stopped at signing in now. Asked in turns: strangers decide how much there is to ask, and every sign-in asks the limits too. */
export async function listHeldLimits(call: SignedInCall): Promise<HeldLimit[]> {
  const { limits, store, now } = call
  if (!limits) return []
  const held: HeldLimit[] = []
  const tries = await store.read((tx) => readTries(tx, now()))
  for (const { counted, key, ...shown } of questionsOf(tries).values()) {
    const waits: number[] = []
    for (const action of counted) waits.push(await limits.waitOf(action, key))
    const retryAfter = Math.ceil(Math.max(...waits))
    if (retryAfter > 0) held.push({ ...shown, retryAfter })
  }
  return held
}

interface Tried {
  readonly user: User | null
  readonly address: string | null
  readonly hadPassword: boolean
}

async function readTries(tx: ReadTx, now: string): Promise<Tried[]> {
  const where = { action: { in: AT_THE_DOOR }, createdAt: { gte: addDays(now, -1) } }
  const { items } = await tx.auditLog.list({ where, limit: MOST_LINES })
  const users = await rowsById(
    tx.users,
    items.map(({ subject }) => subject || null),
  )
  return items.map(({ subject, address, action }) => ({
    user: users.get(subject) ?? null,
    address,
    hadPassword: action === 'accounts.codeFailed',
  }))
}

interface Question extends Omit<HeldLimit, 'retryAfter'> {
  readonly key: string | AccountFrom
  /** The longest wait of these is shown. */
  readonly counted: readonly LimitedAction[]
}

/** Each once, as the limits are counted (identity/sign-in-limits.ts). */
function questionsOf(tries: readonly Tried[]): ReadonlyMap<string, Question> {
  const asked = new Map<string, Question>()
  const ask = (
    action: HeldAction,
    { user, address }: Pick<Tried, 'user' | 'address'>,
    key: Question['key'],
    counted: readonly LimitedAction[] = [action],
  ) => {
    const customer = user && { id: user.id, name: user.name, email: user.email }
    asked.set([action, user?.id, address].join(' '), { action, customer, address, key, counted })
  }
  for (const { user, address, hadPassword } of tries) {
    if (address !== null) ask('login-address', { user: null, address }, address)
    if (!user) continue
    const from = (account: string) => ({ account, address: address ?? '' })
    ask('login-pair', { user, address }, from(user.email), ['login-pair', 'login-wary-pair'])
    ask('login-total', { user, address: null }, user.email)
    // A code is tried after the password, which counts as well; without it no code is.
    if (!hadPassword) continue
    ask('second-factor-pair', { user, address }, from(user.id))
    ask('second-factor-account', { user, address: null }, user.id)
  }
  return asked
}
