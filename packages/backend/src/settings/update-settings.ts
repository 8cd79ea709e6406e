import { COUNTRY_CODES } from '@hostfront/domain/accounts/country-codes'
import { givenFields } from '@hostfront/domain/given-fields'
import { areSameSecondRates, type SecondRates } from '@hostfront/domain/money/second-currency'
import type { Settings } from '@hostfront/domain/settings/settings'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { type SettingsForm, settingsToStore } from '@hostfront/domain/settings/settings-form'
import { sellerIdProblem } from '@hostfront/domain/tax/tax-id'
import { areSameRates, type TaxRates } from '@hostfront/domain/tax/tax-rules'
import type { ReadTx } from '@hostfront/store/port'
import { renameWelcome } from '../announcements/rename-welcome.ts'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from './read-settings.ts'

type UpdateSettings = SettingsForm & {
  /** The tax rates that `input.tax.rates` were made of. */
  readonly ratesBefore?: TaxRates | undefined
  /** The rates that `input.secondCurrency.rates` were made of. */
  readonly secondRatesBefore?: SecondRates | undefined
}

/** Sets what is given and nothing else: two administrators who change different fields do not undo each other. */
export async function updateSettings(
  call: SignedInCall,
  { ratesBefore = [], secondRatesBefore = [], ...input }: UpdateSettings,
): Promise<Settings> {
  const { countries = [], rates = [], sellerCountry } = input.tax ?? {}
  const named = [...countries, ...rates.map(({ country }) => country), sellerCountry || []].flat()
  const unknown = named.find((code) => !COUNTRY_CODES.includes(code))
  if (unknown !== undefined) throw refused('COUNTRY_UNKNOWN', { code: unknown })
  return call.store.transaction(async (tx) => {
    await tx.settings.get(SETTINGS_ID, { lock: true })
    const before = await readSettings(tx)
    if (input.currency && input.currency !== before.currency && (await isCurrencyInUse(tx))) {
      throw refused('CURRENCY_IN_USE')
    }
    const isChanged =
      (input.tax?.rates && !areSameRates(ratesBefore, before.tax.rates)) ||
      (input.secondCurrency?.rates &&
        !areSameSecondRates(secondRatesBefore, before.secondCurrency.rates))
    if (isChanged) throw refused('CHANGED_MEANWHILE')
    if (input.tax) checkNumbers({ ...before.tax, ...givenFields(input.tax) }, before.tax)
    const changes = settingsToStore(before, input)
    const { currency, secondCurrency } = { ...before, ...changes }
    if (secondCurrency.currency === currency) throw refused('SECOND_CURRENCY_SAME')
    const after = await tx.settings.update(SETTINGS_ID, changes)
    if (!after) throw new Error('The shop has not been initialised')
    await renameWelcome(tx, call, before, after)
    await recordChange(tx, call, 'settings.update', before, after)
    return after
  })
}

/** Numbers that were stored before they were checked stay as long as nobody changes them. */
function checkNumbers(tax: Settings['tax'], before: Settings['tax']): void {
  const { sellerCountry, vatId, iceId } = tax
  const isChanged = sellerCountry !== before.sellerCountry || vatId !== before.vatId
  const found = sellerIdProblem(sellerCountry, {
    vatId: isChanged ? vatId : '',
    iceId: iceId === before.iceId ? '' : iceId,
  })
  if (found) throw refused('TAX_ID_INVALID', { problem: found.problem })
}

/** Orders, services, invoices and balances are numbers without a currency: in another one they would be other money. */
async function isCurrencyInUse(tx: ReadTx): Promise<boolean> {
  const one = { limit: 1 }
  const found = await Promise.all([
    tx.orders.list(one),
    tx.invoices.list(one),
    tx.services.list(one),
    tx.domains.list(one),
    tx.users.list({ where: { role: 'user', coins: { gt: 0 } }, ...one }),
  ])
  return found.some(({ items }) => items.length > 0)
}
