import type { TaxScheme, ViesChoice } from '@hostfront/domain/tax/tax-rules'
import { field, part, type SettingField } from './setting-field.ts'

/** See `TaxScheme`. */
const TAX_SCHEMES: readonly { readonly value: TaxScheme; readonly label: string }[] = [
  { value: 'listed', label: 'Each country’s own rate, where there is one here' },
  { value: 'origin', label: 'In the EU your rate, companies by reverse charge' },
  { value: 'oss', label: 'In the EU each country’s rate (OSS), companies by reverse charge' },
]

const VIES_CHOICES: readonly { readonly value: ViesChoice; readonly label: string }[] = [
  { value: 'auto', label: 'When your VAT number is filled in' },
  { value: 'on', label: 'Always' },
  { value: 'off', label: 'Never' },
]

/** What is set of the tax, from above; the rates of countries are a list of their own (tax-rates.tsx). */
export const TAX_FIELDS: readonly SettingField[] = [
  ...part('What is charged', [
    field('tax.name', 'Tax name', 'line'),
    field('tax.basisPoints', 'Tax rate in percent', 'percent'),
    field(
      'tax.countries',
      'Taxed countries',
      'countries',
      'Names or codes with commas between them, such as Morocco, FR.',
    ),
    field(
      'tax.included',
      'Prices include the tax',
      'switch',
      'Off: it is added to them. Prices keep their numbers, also those of services that run.',
    ),
    {
      ...field(
        'tax.scheme',
        'Customers in other countries pay',
        'choice',
        'The rules of the EU need your country. A company is one by its VAT number. Outside of the EU, a country without a rate has no tax.',
      ),
      choices: TAX_SCHEMES,
    },
    {
      ...field(
        'tax.vies',
        'Look companies up in VIES',
        'choice',
        'In the server edition companies’ numbers are looked up in the EU’s register. By itself that is off while your VAT number is empty: without it the register gives no receipt.',
      ),
      choices: VIES_CHOICES,
    },
  ]),
  ...part('Your company on invoices', [
    field('tax.sellerCountry', 'Your country', 'country', 'On invoices, with your numbers.'),
    field('tax.vatId', 'VAT number', 'line', 'With its country before it, such as DE136695976.'),
    field('tax.iceId', 'ICE', 'line', 'Morocco: 15 digits.'),
    field('tax.taxId', 'Tax number', 'line', 'Of the tax office; in Morocco the IF.'),
    field('tax.registerId', 'Register number', 'line', 'Of your company; in Morocco the RC.'),
    field('tax.tpId', 'TP', 'line', 'Morocco: the number of the business tax.'),
  ]),
]
