import { about } from '@hostfront/domain/billing/invoice-subject'
import { quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { orderForm } from './order-form.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './shop.ts'

export type ShopWithService = Awaited<ReturnType<typeof openShopWithService>>

/** Jane's €4.50 service, paid for until 2026-07-01T12:00, and what a test asks about it. Coins are what she has left. */
export async function openShopWithService(
  { coins = 0, autoRenew = false, ...changes }: Partial<Service> & { coins?: number } = {},
  options: TestShopOptions = {},
) {
  const shop = await openTestShop(options)
  const jane = await shop.customer('jane', orderForm.amountDue + coins)
  const admin = await shop.admin()
  const { order } = await jane.orders.place(orderForm)
  const { service } = await admin.orders.approve({ id: order.id })
  await shop.store.transaction((tx) => tx.services.update(service.id, { autoRenew, ...changes }))
  const ask = questions(shop, service.id, jane.id)
  /** As her screen shows it: without VAT, as she has no country yet. */
  const shown = async () => {
    const held = (await ask.service()) ?? service
    const { total } = quoteRenewal(held, { taxBasisPoints: 0 })
    return { id: held.id, expiresAt: held.expiresAt, total }
  }
  const renew = async (withCoins: boolean) => jane.services.renew({ ...(await shown()), withCoins })
  return { ...shop, jane, serviceId: service.id, ...ask, shown, renew }
}

const questions = ({ store }: TestShop, serviceId: string, userId: string) => ({
  service: () => store.read((tx) => tx.services.get(serviceId)),
  invoices: async () => {
    const query = { where: about('service', serviceId), order: 'oldest', limit: 500 } as const
    return (await store.read((tx) => tx.invoices.list(query))).items
  },
  coins: async () => (await store.read((tx) => tx.users.get(userId)))?.coins,
  /** Kinds of all notifications, oldest first. */
  told: async () => {
    const query = { where: { userId }, order: 'oldest', limit: 500 } as const
    const { items } = await store.read((tx) => tx.notifications.list(query))
    return items.map(({ event }) => event.kind)
  },
})
