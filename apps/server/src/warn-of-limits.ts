import type { Env } from './env.ts'

/** Beyond these a person, or a guesser of passwords, would notice that limits are not what they are meant to be. */
const LEAST = 0.2
const MOST = 10

/** What is to be said of LIMITS_FACTOR at the start; null when it is within reason. */
export function warnOfLimits({ limitsFactor: factor }: Pick<Env, 'limitsFactor'>): string | null {
  if (factor > MOST) {
    return `LIMITS_FACTOR=${factor}: passwords may be guessed ${factor} times as often as is safe. For load tests alone.`
  }
  if (factor < LEAST) {
    return `LIMITS_FACTOR=${factor}: people will be refused for a few wrong tries, or for using the shop.`
  }
  return null
}
