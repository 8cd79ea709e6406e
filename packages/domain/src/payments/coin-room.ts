import type { User } from '../accounts/user.ts'
import { MAX_MONEY } from '../money/money.ts'

/** How many coins somebody may buy, hundredths; 0 of an account that is deleted, for nobody could spend them. */
export const coinRoom = (user: Pick<User, 'status' | 'coins'> | null): number =>
  user === null || user.status === 'deleted' ? 0 : Math.max(0, MAX_MONEY - user.coins)
