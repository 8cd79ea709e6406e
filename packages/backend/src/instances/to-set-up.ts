import { isToSetUp } from '@hostfront/domain/provisioning/instance'
import type { ReadTx } from '@hostfront/store/port'

/** Those of the services whose server staff are to make, and since when. One question for all of them. */
export async function servicesToSetUp(
  tx: ReadTx,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (serviceIds.length === 0) return new Map()
  const where = { serviceId: { in: serviceIds }, phase: 'person' } as const
  const { items } = await tx.instances.list({ where, limit: serviceIds.length })
  return new Map(items.filter(isToSetUp).map(({ serviceId, since }) => [serviceId, since]))
}
