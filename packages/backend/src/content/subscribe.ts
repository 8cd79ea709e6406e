import { DONE } from '@hostfront/contract/page'
import { StoreError } from '@hostfront/store/port'
import type { Call } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'

/** Adds a reader of the newsletter. Whether the address was one already is nobody else's business. */
export async function subscribe(
  call: Call,
  { email }: { readonly email: string },
): Promise<typeof DONE> {
  await countAttempt(call, { 'subscribe-address': call.client.address })
  try {
    await call.store.transaction(async (tx) => {
      if (await tx.subscribers.find({ email })) return
      await tx.subscribers.insert({ id: call.newId(), createdAt: call.now(), email })
    })
  } catch (error) {
    // Twice at the same moment: the other one has added it.
    if (!(error instanceof StoreError && error.kind === 'unique')) throw error
  }
  return DONE
}
