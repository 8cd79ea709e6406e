import { addDays } from '@hostfront/domain/add-days'
import { PASSWORD_DAYS, type ServerPassword } from '@hostfront/domain/services/server-password'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import type { ReadTx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SecretPlace, Secrets, SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'

const passwordPlace = (id: string): SecretPlace => ({
  collection: 'serverPasswords',
  id,
  field: 'secretText',
})

/** Until when a password waits for the service's customer; null: none does. */
export async function passwordUntil(
  tx: ReadTx,
  { id: serviceId }: Pick<Service, 'id'>,
  now: string,
): Promise<string | null> {
  const kept = await tx.serverPasswords.find({ serviceId })
  return kept && kept.expiresAt > now ? kept.expiresAt : null
}

interface GivenPassword {
  readonly id: string
  readonly password: string
}

/** Keeps it sealed in place of one of before, and tells the customer that it is there. The log says so, too. */
export function setPassword(
  call: SignedInCall,
  { id: serviceId, password }: GivenPassword,
): Promise<{ readonly until: string }> {
  return call.store.transaction(async (tx) => {
    const service = await tx.services.get(serviceId, { lock: true })
    if (!service) throw refused('NOT_FOUND')
    const { status, userId } = service
    if (status === 'terminated') throw refused('SERVICE_STATE', { status })
    if (!call.secrets) throw refused('KEY_NEEDS_SERVER_KEY')
    const before = await tx.serverPasswords.find({ serviceId })
    if (before) await tx.serverPasswords.delete(before.id)
    const [id, createdAt] = [call.newId(), call.now()]
    const secretText = call.secrets.seal(passwordPlace(id), password, createdAt)
    const expiresAt = addDays(createdAt, PASSWORD_DAYS)
    await tx.serverPasswords.insert({ id, createdAt, serviceId, userId, secretText, expiresAt })
    await notify(tx, call, userId, { kind: 'service-password', ...serviceFacts(service) })
    await recordChange(tx, call, 'services.setPassword', null, { id: serviceId })
    return { until: expiresAt }
  })
}

/** Of the caller's own service, once: what is answered is gone in the same step. */
export function revealPassword(
  call: SignedInCall,
  { id: serviceId }: { readonly id: string },
): Promise<{ readonly password: string }> {
  return call.store.transaction(async (tx) => {
    const service = await tx.services.get(serviceId)
    if (service?.userId !== call.actor.id) throw refused('NOT_FOUND')
    const kept = await tx.serverPasswords.find({ serviceId })
    if (!kept || kept.expiresAt <= call.now() || !call.secrets) throw refused('PASSWORD_GONE')
    const password = opened(call.secrets, kept)
    if (password === null) throw refused('PASSWORD_GONE')
    // Of two at once one finds it gone.
    if (!(await tx.serverPasswords.delete(kept.id))) throw refused('PASSWORD_GONE')
    return { password }
  })
}

/** Null: it was sealed by a key that is not here. */
function opened(secrets: Secrets, { id, secretText }: ServerPassword): string | null {
  try {
    return secrets.open(passwordPlace(id), secretText)
  } catch {
    return null
  }
}
