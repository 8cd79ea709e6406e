import { DONE } from '@hostfront/contract/page'
import type { ContactForm } from '@hostfront/domain/support/contact-message'
import type { Call } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'

/** Keeps what a visitor wrote on /contact for the administrators. */
export async function sendMessage(call: Call, input: ContactForm): Promise<typeof DONE> {
  await countAttempt(call, { 'contact-address': call.client.address })
  await call.store.transaction(async (tx) => {
    await tx.contactMessages.insert({ ...input, id: call.newId(), createdAt: call.now() })
    await notifyStaff(tx, call, { kind: 'message-received', subject: input.subject })
  })
  return DONE
}
