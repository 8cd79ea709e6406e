import { createHash } from 'node:crypto'
import type { AccountFrom, AttemptLimits } from '@hostfront/backend/call/context'
import type { LimitedAction } from '@hostfront/backend/call/limited-action'
import type { SqlClient } from '@hostfront/store/sql-client'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { addressGroup } from '../address-group.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Limit {
  readonly points: number
  /** Seconds in which so many attempts are let through. */
  readonly within: number
  /** Each time the limit is passed within a day, the wait is twice as long. */
  readonly grows?: true
  /** Counted by each replica for itself: what a counter in the database costs is felt in each order. */
  readonly perReplica?: true
}

const LIMITS: { readonly [Action in LimitedAction]: Limit } = {
  'login-address': { points: 50, within: 15 * MINUTE },
  'login-pair': { points: 10, within: 15 * MINUTE, grows: true },
  'login-account': { points: 100, within: DAY },
  'login-wary-pair': { points: 3, within: HOUR, grows: true },
  'login-total': { points: 2000, within: DAY },
  'login-browser': { points: 10, within: 15 * MINUTE, grows: true },
  'confirm-session': { points: 10, within: 15 * MINUTE, grows: true },
  'register-address': { points: 10, within: HOUR },
  'reset-address': { points: 10, within: HOUR },
  'reset-browser': { points: 10, within: HOUR },
  'verification-account': { points: 5, within: HOUR },
  'email-change-address': { points: 10, within: HOUR },
  'email-change-target': { points: 5, within: DAY },
  'contact-address': { points: 10, within: HOUR },
  'subscribe-address': { points: 20, within: HOUR },
  'voucher-address': { points: 60, within: HOUR },
  'second-factor-pair': { points: 5, within: 15 * MINUTE, grows: true },
  'second-factor-account': { points: 10, within: 15 * MINUTE, grows: true },
  'second-factor-browser': { points: 5, within: 15 * MINUTE, grows: true },
  'second-factor-session': { points: 5, within: 15 * MINUTE, grows: true },
  'order-account': { points: 60, within: HOUR, perReplica: true },
  'ticket-account': { points: 30, within: HOUR },
  'file-account': { points: 20, within: HOUR },
  'power-server': { points: 10, within: 5 * MINUTE },
  // Cards that are tried out are tried by the hundred.
  'pay-address': { points: 30, within: HOUR },
  'pay-account': { points: 10, within: HOUR },
  'look-account': { points: 240, within: HOUR },
  'trail-pair': { points: 1, within: HOUR },
  'trail-addresses': { points: 60, within: HOUR },
  'trail-account': { points: 60, within: HOUR },
}

export interface LimitOptions {
  /** Multiplies the attempts that are let through. */
  readonly factor: number
  /** Where attempts are counted for all replicas; null: in this process. */
  readonly sql: Pick<SqlClient, 'query'> | null
}

const TABLE = 'attempts'

/**
 * Counts attempts in the table `attempts`, or in memory. While the database does not answer, each replica counts
 * for itself: a limit that is a little too generous for a moment, rather than none or a closed door.
 */
export async function createAttemptLimits({ factor, sql }: LimitOptions): Promise<AttemptLimits> {
  if (sql) await createTable(sql)
  const entries = Object.entries(LIMITS) as [LimitedAction, Limit][]
  const counters = new Map(
    entries.map(([action, limit]) => {
      const points = Math.max(1, Math.round(limit.points * factor))
      const attempts = openLimiter(limit.perReplica ? null : sql, action, points, limit.within)
      const strikes = limit.grows ? openLimiter(sql, `${action}-strikes`, 1, DAY) : null
      return [action, { limit, attempts, strikes }]
    }),
  )
  /** How often the attempts at an account were forgotten, by its digest. */
  const epochs = new Map<string, number>()
  const tally = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: HOUR })
  const counterOf = (action: LimitedAction) => {
    const counter = counters.get(action)
    if (!counter) throw new Error(`Nothing limits ${action}`)
    return counter
  }

  return {
    async take(action, key) {
      const { limit, attempts, strikes } = counterOf(action)
      const id = keyOf(action, key, epochs)
      const taken = await consume(attempts, id)
      if (taken.isWithin) return 0
      // Only the attempt that passes the limit makes the wait longer, not those during the wait.
      if (strikes && taken.consumed === attempts.points + 1) {
        const { consumedPoints } = await strikes.penalty(id)
        const seconds = Math.min(limit.within * 2 ** (consumedPoints - 1), DAY)
        await attempts.block(id, seconds)
        return seconds
      }
      return Math.max(1, Math.ceil(taken.waitMs / 1000))
    },
    async waitOf(action, key) {
      const { attempts } = counterOf(action)
      const known = await attempts.get(keyOf(action, key, epochs))
      const isHeld = known !== null && known.consumedPoints > attempts.points
      return isHeld ? Math.max(1, Math.ceil(known.msBeforeNext / 1000)) : 0
    },
    async giveBack(action, key) {
      await counterOf(action).attempts.reward(keyOf(action, key, epochs))
    },
    async forget(action, key) {
      const { attempts, strikes } = counterOf(action)
      const id = keyOf(action, key, epochs)
      await Promise.all([attempts.delete(id), strikes?.delete(id)])
    },
    async forgetAccount(account) {
      const id = digestOf(account)
      for (const { attempts, strikes } of counters.values()) {
        await Promise.all([attempts.delete(id), strikes?.delete(id)])
      }
      // Who tried it from where is written nowhere: in memory those keys are given up, in the table they begin alike.
      if (!sql) epochs.set(id, (epochs.get(id) ?? 0) + 1)
      const text = `DELETE FROM "${TABLE}" WHERE position($1 in key) > 0`
      await sql?.query({ text, values: [`:${id}.`] })
    },
    async count(key) {
      return (await tally.consume(digestOf(key))).consumedPoints
    },
  }
}

function openLimiter(
  sql: LimitOptions['sql'],
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration })
  if (!sql) return inMemory
  return new RateLimiterPostgres({
    storeClient: sql,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: inMemory,
  })
}

async function consume(
  limiter: RateLimiterAbstract,
  id: string,
): Promise<{ isWithin: boolean; consumed: number; waitMs: number }> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(id)
    return { isWithin: true, consumed: consumedPoints, waitMs: msBeforeNext }
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return { isWithin: false, consumed: error.consumedPoints, waitMs: error.msBeforeNext }
  }
}

/** The table holds no address of a person, and no key is longer than its column. */
function keyOf(
  action: LimitedAction,
  key: string | AccountFrom,
  epochs: ReadonlyMap<string, number>,
): string {
  if (typeof key === 'string') {
    return digestOf(action.endsWith('-address') ? addressGroup(key) : key)
  }
  const account = digestOf(key.account)
  return `${account}.${digestOf(addressGroup(key.address))}.${epochs.get(account) ?? 0}`
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The limiter's own table, as its library reads and writes it. Several replicas may come here at once. */
async function createTable(sql: Pick<SqlClient, 'query'>): Promise<void> {
  const text = `CREATE TABLE IF NOT EXISTS "${TABLE}" (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`
  try {
    await sql.query({ text })
  } catch {
    // Another replica was faster by a moment; now it exists.
    await sql.query({ text })
  }
}
