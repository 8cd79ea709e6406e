import type { RevealedAnswer } from '@hostfront/contract/delivery'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { askedOf, openAnswers } from '../instances/answers.ts'

/** What a customer has answered, secrets opened, for who sets the server up by hand. The log says who has read it. */
export function revealAnswers(
  call: SignedInCall,
  { id: serviceId }: { readonly id: string },
): Promise<RevealedAnswer[]> {
  return call.store.transaction(async (tx) => {
    const instance = await tx.instances.find({ serviceId })
    if (!instance) throw refused('NOT_FOUND')
    const asked = await askedOf(tx, instance)
    const answers = await openAnswers(tx, call, serviceId)
    await recordChange(tx, call, 'delivery.reveal', null, { id: serviceId })
    return asked.map(({ name, label }) => ({ name, label, text: answers[name] ?? null }))
  })
}
