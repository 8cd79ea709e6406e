import type { HeldService } from '@hostfront/contract/services'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import { heldCustomersOf } from '../identity/customers-of.ts'
import { servicesToSetUp } from '../instances/to-set-up.ts'

/** Services as the team sees them in lists. Two questions, however many there are. */
export async function heldServices(
  tx: ReadTx,
  services: readonly Service[],
): Promise<HeldService[]> {
  const [customerOf, toSetUp] = await Promise.all([
    heldCustomersOf(tx, services),
    servicesToSetUp(
      tx,
      services.map(({ id }) => id),
    ),
  ])
  return services.map((service) => ({
    service,
    customer: customerOf(service),
    toSetUpSince: toSetUp.get(service.id) ?? null,
  }))
}
