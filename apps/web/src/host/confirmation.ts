import { ORPCError } from '@orpc/client'
import { whoAsks } from './ask-for-password.ts'

/** The open question, for calls that are refused at once. */
let asking: Promise<boolean> | null = null

/**
 * Makes a call, and where the shop wants the password first, has it asked for and makes the call again: no screen knows
 * which calls these are. Without it the call stays refused, and the screen stays as it was.
 */
export async function confirmFirst<Answer>(call: () => PromiseLike<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const ask = whoAsks()
      if (!(isRequired(error) && ask)) throw error
      asking ??= ask(error.data).finally(() => {
        asking = null
      })
      if (!(await asking)) throw error
    }
  }
}

const isRequired = (error: unknown): error is ORPCError<string, { secondFactor: boolean }> =>
  error instanceof ORPCError && error.code === 'CONFIRMATION_REQUIRED'
