import { DONE } from '@hostfront/contract/page'
import { about } from '@hostfront/domain/billing/invoice-subject'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { answersTo } from '../instances/answers.ts'

/** Removes a service for good, unless invoices refer to it. The audit log keeps what it was. */
export function removeService(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  return call.store.transaction(async (tx) => {
    // Locked, so that nobody bills it meanwhile.
    const service = await tx.services.get(id, { lock: true })
    if (!service) throw refused('NOT_FOUND')
    if ((await tx.invoices.count(about('service', id))) > 0) throw refused('SERVICE_BILLED')
    await forgetInTickets(tx, service)
    await forgetInstance(tx, id)
    const password = await tx.serverPasswords.find({ serviceId: id })
    if (password) await tx.serverPasswords.delete(password.id)
    await tx.services.delete(id)
    await recordChange(tx, call, 'services.remove', service, null)
    return DONE
  })
}

/** What is still on a panel has to go from there first, or nobody would know whose it is. */
async function forgetInstance(tx: Tx, serviceId: string): Promise<void> {
  const instance = await tx.instances.find({ serviceId })
  if (!instance) return
  const { panelId, state, sentAt } = instance
  const isNever = state === 'none' && sentAt === null
  if (panelId !== null && state !== 'gone' && !isNever) throw refused('SERVER_EXISTS')
  for (const { id } of await answersTo(tx, serviceId)) await tx.serverAnswers.delete(id)
  await tx.instances.delete(instance.id)
}

const BATCH = 200

/** Its customer's tickets go on without it. */
async function forgetInTickets(tx: Tx, { id, userId }: Service): Promise<void> {
  const where = { userId, serviceId: id }
  for (;;) {
    const { items, next } = await tx.tickets.list({ where, limit: BATCH })
    for (const ticket of items) await tx.tickets.update(ticket.id, { serviceId: null }, where)
    if (next === null) return
  }
}
