/** A French shop whose clients' VAT numbers are looked up in a simulated register. */
import { fetchOf } from '@hostfront/providers/gateway-simulation/fetch-of'
import { openVies } from '@hostfront/providers/vies'
import { simulate } from '@hostfront/providers/vies-simulation'
import { runDueTasks } from '../tasks/run-due-tasks.ts'
import { checkVatNumber } from '../vat-checks/check-vat-number.ts'
import { orderForm } from './order-form.ts'
import { openTestShop, type TestShopOptions } from './shop.ts'

export const NUMBER = 'DE136695976'
export const OTHER = 'DE811569869'
export const SELLER = 'FR40303265045'

/** What a German company says of itself in an order; before tax it costs 450. */
export const ORDER = {
  ...orderForm,
  paymentMethod: 'paypal',
  ...{ company: 'Night GmbH', street: 'Hauptstraße 7', postcode: '10115', town: 'Berlin' },
  taxId: 'DE 136 695 976',
} as const

export async function openVatDesk(options: TestShopOptions = {}) {
  const shop = await openTestShop({ asksRegisters: true, ...options })
  const vies = simulate()
  const register = openVies({ fetch: fetchOf(vies), address: VIES, deadline: 20 })
  const admin = await shop.admin()
  await admin.settings.update({
    tax: { sellerCountry: 'FR', vatId: SELLER, scheme: 'origin', countries: ['FR'] },
  })
  const [jane, staff] = [await shop.customer('jane'), await admin.accounts.me()]
  return {
    ...shop,
    vies,
    register,
    admin,
    jane,
    staffId: staff?.id ?? '',
    /** As the server does it. */
    check: () =>
      runDueTasks(shop.backend, {
        'vat-check': (task) => checkVatNumber(shop.backend, register, task),
      }),
    checkOf: async (id = jane.id) =>
      (await shop.store.read((tx) => tx.users.get(id)))?.vatCheck ?? null,
    tasks: async () =>
      (
        await shop.store.read((tx) =>
          tx.tasks.list({ where: { kind: 'vat-check' }, order: 'oldest', limit: 100 }),
        )
      ).items,
    /** What the bell says. */
    bell: async () =>
      (await admin.notifications.list({})).items.filter(
        ({ event }) => event.kind === 'vat-number-invalid',
      ),
  }
}

const VIES = 'https://vies.test/taxation_customs/vies/rest-api'
