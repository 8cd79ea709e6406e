import { desiredOf } from '@hostfront/domain/provisioning/desired'
import type { ExpectedServer, Homeless } from '@hostfront/domain/provisioning/drift'
import { type Instance, isByHand, keyOf } from '@hostfront/domain/provisioning/instance'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import { limitsOf } from '@hostfront/domain/provisioning/spec-of'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'

const BATCH = 200

export interface StoredServer extends ExpectedServer {
  readonly service: Service
}

/** The servers that the shop has made on a panel and not given up, by their instance. */
export async function serversOn(
  tx: ReadTx,
  { id: panelId }: Panel,
  now: string,
): Promise<ReadonlyMap<string, StoredServer>> {
  const found = new Map<string, StoredServer>()
  const pages = readPages((after) =>
    tx.instances.list({ where: { panelId }, order: 'oldest', after, limit: BATCH }),
  )
  for await (const page of pages) {
    const kept = page.filter((each) => !isByHand(each) && isThere(each))
    const [services, users, plans] = await Promise.all([
      rowsById(
        tx.services,
        kept.map(({ serviceId }) => serviceId),
      ),
      rowsById(
        tx.users,
        kept.map(({ userId }) => userId),
      ),
      rowsById(
        tx.plans,
        kept.map(({ planId }) => planId),
      ),
    ])
    for (const instance of kept) {
      const service = services.get(instance.serviceId)
      const owner = users.get(instance.userId)
      const plan = plans.get(instance.planId)
      if (!service || !owner) continue
      found.set(instance.id, {
        instanceId: instance.id,
        key: keyOf(instance),
        desired: instance.phase === 'settled' ? desiredOf(service, instance, now) : null,
        // Who has left the shop has no address here any more.
        ownerEmail: owner.status === 'deleted' ? null : owner.email,
        ...(instance.limits ?? (plan ? limitsOf(plan) : UNSAID)),
        service,
      })
    }
  }
  return found
}

const UNSAID = { memoryMiB: null, diskMiB: null, cpuPercent: null }

const isThere = ({ state }: Instance): boolean => state !== 'none' && state !== 'gone'

/** The services of these people that no panel has a server of, where the address is theirs as far as can be known. */
export async function homelessOf(
  tx: ReadTx,
  { sendsMail }: Pick<Backend, 'sendsMail'>,
  emails: readonly string[],
): Promise<Homeless[]> {
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))]
  const found: Homeless[] = []
  for (let at = 0; at < asked.length; at += BATCH) {
    const some = asked.slice(at, at + BATCH)
    const { items: users } = await tx.users.list({ where: { email: { in: some } }, limit: BATCH })
    // An address that nobody has proven may be somebody else's; where no mail is sent none can be.
    const proven = users.filter(({ emailVerifiedAt }) => !sendsMail || emailVerifiedAt !== null)
    for (const user of proven) found.push(...(await homelessOfUser(tx, user)))
  }
  return found
}

async function homelessOfUser(
  tx: ReadTx,
  { id: userId, email: ownerEmail }: { readonly id: string; readonly email: string },
): Promise<Homeless[]> {
  const [{ items: services }, { items: instances }] = await Promise.all([
    tx.services.list({ where: { userId, status: { in: RUNNING } }, limit: BATCH }),
    tx.instances.list({ where: { userId }, limit: BATCH }),
  ])
  const housed = new Set(
    instances.filter((each) => !isByHand(each)).map(({ serviceId }) => serviceId),
  )
  return services
    .filter(({ id }) => !housed.has(id))
    .map((service) => ({ serviceId: service.id, name: nameOfService(service), ownerEmail }))
}

const RUNNING = ['active', 'suspended', 'expired'] as const
