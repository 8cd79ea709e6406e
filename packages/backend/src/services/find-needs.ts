import { may } from '@hostfront/domain/accounts/permission'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Need } from '@hostfront/domain/needs/need'
import { lapsingEnds, needsOf } from '@hostfront/domain/needs/needs-of'
import { areAnswered } from '@hostfront/domain/provisioning/question'
import { STATES_TO_RENEW } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { askedOf, isAsking } from '../instances/answers.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Of each kind; nobody reads so many lines. */
const MOST = 100

const NONE = { items: [] }

/** What waits for the caller, from their own records. */
export function findNeeds(call: SignedInCall): Promise<Need[]> {
  const { actor } = call
  const userId = actor.id
  const now = call.now()
  return call.store.read(async (tx) => {
    const [invoices, orders, services, domains, tickets, declared, { billing }] = await Promise.all(
      [
        may(actor, 'invoices.read-own')
          ? tx.invoices.list({ where: { userId, status: { in: PAYABLE } }, limit: MOST })
          : NONE,
        may(actor, 'orders.read-own')
          ? tx.orders.list({ where: { userId, status: 'pending' }, limit: MOST })
          : NONE,
        tx.services.list({ where: { userId, status: { in: STATES_TO_RENEW } }, limit: MOST }),
        may(actor, 'domains.read-own')
          ? tx.domains.list({
              where: { userId, autoRenew: false, expiresAt: lapsingEnds(now) },
              limit: MOST,
            })
          : NONE,
        may(actor, 'tickets.read-own')
          ? tx.tickets.list({ where: { userId, status: 'answered' }, limit: MOST })
          : NONE,
        may(actor, 'invoices.read-own')
          ? tx.declarations.list({ where: { userId, state: 'waiting' }, limit: MOST })
          : NONE,
        readSettings(tx),
      ],
    )
    return needsOf({
      invoices: invoices.items,
      orders: orders.items,
      services: services.items,
      domains: domains.items,
      asking: await askingAmong(tx, services.items),
      tickets: tickets.items,
      forCoins: declared.items.filter(({ pays }) => pays.length === 0),
      billing,
      now,
    })
  })
}

/** Those whose servers wait for an answer of their customer's. */
async function askingAmong(tx: ReadTx, services: readonly Service[]): Promise<Set<string>> {
  const ids = services.filter(({ status }) => status === 'active').map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const { items } = await tx.instances.list({
    where: { serviceId: { in: ids }, readyAt: null },
    limit: MOST,
  })
  const asking = await Promise.all(
    items.map(async (instance) =>
      isAsking(instance) && instance.orderedAt && !areAnswered(await askedOf(tx, instance))
        ? [instance.serviceId]
        : [],
    ),
  )
  return new Set(asking.flat())
}
