import { isToSetUp } from '@hostfront/domain/provisioning/instance'
import type { ReadTx } from '@hostfront/store/port'

/** Those of the services whose server staff are to make. One question for all of them. */
export async function servicesToSetUp(
  tx: ReadTx,
  serviceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (serviceIds.length === 0) return new Set()
  const where = { serviceId: { in: serviceIds }, phase: 'person' } as const
  const { items } = await tx.instances.list({ where, limit: serviceIds.length })
  return new Set(items.filter(isToSetUp).map(({ serviceId }) => serviceId))
}
