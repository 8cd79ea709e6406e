/** One customer, an administrator and time, in a shop of their own; what they do is in the files beside this one. */
import type { DisputeTold } from '@hostfront/domain/gateways/dispute-told'
import { type Store, StoreError } from '@hostfront/store/port'
import { gatewayForm } from '../calls/forms.ts'
import { openTestShop } from '../shop.ts'
import { openMadeUpGateway } from './made-up-gateway.ts'

export type Stage = Awaited<ReturnType<typeof setStage>>

export const DOMAIN = {
  id: 'domain',
  name: 'example.com',
  price: 1200,
  autoRenew: false,
  lastNotice: null,
}
export const DOMAIN_END = '2026-07-15T00:00:00.000Z'

const THREE_OFF = {
  id: 'three-off',
  code: 'THREE-OFF',
  discountType: 'fixed',
  discountValue: 300,
  minPurchase: 0,
  maxUses: 2,
} as const

/** Coins that the customer begins with. */
const COINS_AT_FIRST = 5000

/** A shop of their own for each sequence: time passes in it, and a failure shrinks to what it needs. */
export async function setStage(store?: Store) {
  let now = () => ''
  const card = openMadeUpGateway(() => now())
  const shop = await openTestShop({
    ...(store && { store }),
    gateways: { kinds: ['stripe'], open: () => card.gateway, shopAddress: 'https://shop.test' },
  })
  now = shop.backend.now
  const [customer, admin] = [await shop.customer('customer', COINS_AT_FIRST), await shop.admin()]
  const row = { ...DOMAIN, createdAt: shop.backend.now(), userId: customer.id }
  await shop.store.transaction(async (tx) => {
    await tx.domains.insert({ ...row, expiresAt: DOMAIN_END })
    const welcome = await tx.vouchers.find({ code: 'WELCOME10' })
    if (welcome) await tx.vouchers.insert({ ...welcome, ...THREE_OFF })
  })
  const { id: cardMethod } = await admin.gateways.add({ ...gatewayForm, isOn: true })
  let references = 0
  return {
    shop,
    customer,
    admin,
    /**
     * What really happened outside of the books, which have to say the same: money that the team has seen arrive and not said
     * to be a mistake, and coins that were given for none, minor units.
     */
    outside: { arrived: 0, given: COINS_AT_FIRST },
    /** A gateway, and the method that customers choose to pay by it. */
    card,
    cardMethod,
    /** On which of its pages money has arrived. */
    arrivedAt: new Set<string>(),
    /** What was told last of what is disputed, by its page. */
    disputed: new Map<string, DisputeTold>(),
    /** By which references money arrived, newest last. */
    references: [] as string[],
    /** As long as a bank's: by short ones nothing is found in the label of a row. */
    newReference: () => `TX ${300_000 + ++references}`,
    /** Of several that act at once all go for the same. */
    isCrowd: false,
  }
}

export function pickFrom<Item>(
  { isCrowd }: Pick<Stage, 'isCrowd'>,
  items: readonly Item[],
  pick: number,
): Item | undefined {
  return items[isCrowd ? 0 : pick % Math.max(items.length, 1)]
}

/** Null where it was allowed, else the code that it was refused with; a fault is thrown on. */
export async function attempt(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof StoreError) return error.message
    const refusal = error as { defined?: boolean; code?: string }
    if (!refusal.defined) throw error
    return refusal.code ?? 'refused'
  }
}
