import { StoreError } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

/** Does what gives an account its address. EMAIL_TAKEN where another has it: the store decides when two take it at once. */
export async function withFreeEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isTaken = error instanceof StoreError && error.rule === 'users.email'
    throw isTaken ? refused('EMAIL_TAKEN') : error
  }
}
