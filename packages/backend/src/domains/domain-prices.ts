/** The price list of domains, a part of the settings that is set one line at a time. */
import type { ListedPrice } from '@hostfront/contract/domains'
import { DONE } from '@hostfront/contract/page'
import type { Domain } from '@hostfront/domain/domains/domain'
import {
  type DomainPrice,
  findPrice,
  isAtPrice,
  MOST_PRICES,
  withoutPrice,
  withPrice,
} from '@hostfront/domain/domains/domain-price'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'

type Line = Pick<DomainPrice, 'extension' | 'years'>

export const listPrices = (call: SignedInCall): Promise<ListedPrice[]> =>
  call.store.read(async (tx) => {
    const prices = (await readSettings(tx)).billing.domainPrices
    const counts = new Map<DomainPrice, number>()
    for await (const page of allDomains(tx)) {
      for (const domain of page) {
        const price = prices.find((one) => isAtPrice(domain, one, prices))
        if (price) counts.set(price, (counts.get(price) ?? 0) + 1)
      }
    }
    return prices.map((price) => ({ ...price, domains: counts.get(price) ?? 0 }))
  })

export const addPrice = (call: SignedInCall, price: DomainPrice): Promise<DomainPrice> =>
  call.store.transaction(async (tx) => {
    const prices = await lockPrices(tx)
    if (findPrice(prices, price)) throw refused('DOMAIN_PRICE_TAKEN')
    if (prices.length >= MOST_PRICES) throw refused('LIST_FULL', { most: MOST_PRICES })
    await store(tx, withPrice(prices, price))
    await recordChange(tx, call, 'domains.addPrice', null, logged(price))
    return price
  })

export const updatePrice = (
  call: SignedInCall,
  { isForAll, ...price }: DomainPrice & { readonly isForAll: boolean },
): Promise<{ price: DomainPrice; changed: number }> =>
  call.store.transaction(async (tx) => {
    // Domains come before settings (lock-order.ts), so what is read of the list here is looked at again below.
    const asRead = (await readSettings(tx)).billing.domainPrices
    const line = findPrice(asRead, price)
    const { renew } = price
    const changed =
      isForAll && line && renew !== null ? await agreeAnew(tx, call, asRead, line, renew) : 0
    const prices = await lockPrices(tx)
    const before = findPrice(prices, price)
    if (!before) throw refused('NOT_FOUND')
    if (changed > 0 && before.renew !== line?.renew) throw refused('CHANGED_MEANWHILE')
    await store(tx, withPrice(prices, price))
    await recordChange(tx, call, 'domains.updatePrice', logged(before), logged(price))
    return { price, changed }
  })

export const removePrice = (call: SignedInCall, line: Line): Promise<typeof DONE> =>
  call.store.transaction(async (tx) => {
    const prices = await lockPrices(tx)
    const before = findPrice(prices, line)
    if (!before) throw refused('NOT_FOUND')
    await store(tx, withoutPrice(prices, line))
    await recordChange(tx, call, 'domains.removePrice', logged(before), null)
    return DONE
  })

/** Changes run one after the other. */
async function lockPrices(tx: Tx): Promise<readonly DomainPrice[]> {
  await tx.settings.get(SETTINGS_ID, { lock: true })
  return (await readSettings(tx)).billing.domainPrices
}

async function store(tx: Tx, domainPrices: DomainPrice[]): Promise<void> {
  const { billing } = await readSettings(tx)
  await tx.settings.update(SETTINGS_ID, { billing: { ...billing, domainPrices } })
}

/** As the log has it: named by its extension and years, which is where it is found again. */
const logged = ({ extension, years, ...prices }: DomainPrice) => ({
  id: SETTINGS_ID,
  [`.${extension}, ${years} ${years === 1 ? 'year' : 'years'}`]: prices,
})

/** The new price of all that were renewed at the one of `line`; invoices that are open stay as they were issued. */
async function agreeAnew(
  tx: Tx,
  call: SignedInCall,
  prices: readonly DomainPrice[],
  line: DomainPrice,
  price: number,
): Promise<number> {
  let changed = 0
  for await (const page of allDomains(tx)) {
    for (const domain of page) {
      if (!isAtPrice(domain, line, prices)) continue
      // Who has agreed on another one meanwhile keeps that.
      const after = await tx.domains.update(domain.id, { price }, { price: domain.price })
      if (!after) continue
      await recordChange(tx, call, 'domains.update', domain, after)
      changed++
    }
  }
  return changed
}

const PAGE = 200

const allDomains = (tx: ReadTx): AsyncGenerator<readonly Domain[]> =>
  readPages((after) => tx.domains.list({ order: 'oldest', limit: PAGE, after }))
