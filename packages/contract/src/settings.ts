import { SecondRates } from '@hostfront/domain/money/second-currency'
import { LEGAL_PAGES } from '@hostfront/domain/settings/legal-pages'
import { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { Settings } from '@hostfront/domain/settings/settings'
import { SettingsForm } from '@hostfront/domain/settings/settings-form'
import { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import { TaxRates } from '@hostfront/domain/tax/tax-rules'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'

export const settings = {
  /** The shop's public face: what pages need to know, and no more. */
  get: procedure('public', [], {
    reads: ['settings', 'paymentMethods', 'gateways'],
    whileClosed: true,
  }).output(PublicSettings),
  /** The questions and answers of the pages that sell, as visitors read them. */
  questions: procedure('public', [], { reads: ['settings', 'paymentMethods', 'gateways'] }).output(
    z.array(ShopQuestion),
  ),
  /** One of the texts that only the operator can write; empty while there is none. */
  legalText: procedure('public', [], { reads: ['settings'] })
    .input(z.object({ page: z.enum(LEGAL_PAGES) }))
    .output(z.string()),
  /** All of them, for those who set them. */
  getAll: procedure('settings.change', [], { reads: ['settings'] }).output(Settings),
  /**
   * Sets what is given and leaves the rest, of a group (features, billing, ...) as well. The currency is refused once
   * customers have orders, services, domains, invoices or coins; a taxed country must be one of ISO 3166. Where customers
   * send their money takes the password again. The tax rates and the rates of the second currency are lists that are set whole:
   * `ratesBefore` and `secondRatesBefore` are those that were changed (left out: none), and where the shop has others by now it
   * refuses with CHANGED_MEANWHILE.
   */
  update: procedure(
    'settings.change',
    [
      'CURRENCY_IN_USE',
      'SECOND_CURRENCY_SAME',
      'COUNTRY_UNKNOWN',
      'TAX_ID_INVALID',
      'CHANGED_MEANWHILE',
    ],
    { confirmed: ['paymentsEmail'] },
  )
    .input(
      z.extend(SettingsForm, {
        ratesBefore: z.optional(TaxRates),
        secondRatesBefore: z.optional(SecondRates),
      }),
    )
    .output(Settings),
}
