import type { SettingsForm } from '@hostfront/domain/settings/settings-form'
import type { TaxScheme, ViesChoice } from '@hostfront/domain/tax/tax-rules'

/** How a setting is typed: `percent` is for basis points, `codes` for a list of country codes, `amounts` for one of money, `numbers` for one of whole numbers. */
export type SettingKind =
  | 'line'
  | 'text'
  /** A text of a page of its own. */
  | 'page'
  | 'email'
  | 'link'
  | 'number'
  | 'percent'
  | 'codes'
  | 'amounts'
  | 'numbers'
  | 'colour'
  | 'switch'
  | 'currency'
  | 'country'
  /** One of `choices`. */
  | 'choice'

export interface SettingField {
  /** Where it is in the settings: `siteName`, or `theme.accentColor` within a group. */
  readonly path: string
  readonly label: string
  readonly kind: SettingKind
  readonly hint?: string
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

export interface SettingsSection {
  readonly id: string
  readonly title: string
  readonly fields: readonly SettingField[]
}

const field = (
  path: `${keyof SettingsForm & string}${'' | `.${string}`}`,
  label: string,
  kind: SettingKind,
  hint?: string,
): SettingField => ({ path, label, kind, ...(hint ? { hint } : {}) })

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

const PAGE_HINT =
  'Plain text: an empty line begins a new paragraph, a line that begins with # is a heading.'

/** Every setting but the questions (question-list.tsx), in the sections of the screen. A group (`theme`, `billing`, ...) is whole in one of them. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    id: 'shop',
    title: 'Shop',
    fields: [
      field('siteName', 'Shop name', 'line'),
      field('siteDescription', 'Description', 'text', 'In a sentence, what the shop offers.'),
      field('address', 'Address', 'line', 'Shown beside the map and on invoices.'),
      field(
        'currency',
        'Currency',
        'currency',
        'Prices keep their numbers. Once customers have orders, services or coins, the currency stays.',
      ),
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    fields: [
      field('contactEmail', 'Support email', 'email', 'Empty: pages lead to the contact form.'),
      field('paymentsEmail', 'Payments email', 'email', 'Where customers send payment details.'),
      field('whatsappLink', 'WhatsApp link', 'link', 'An empty link is not shown.'),
      field('discordLink', 'Community chat link', 'link'),
      field('gamePanelLink', 'Game panel link', 'link'),
      field('databasePanelLink', 'Database panel link', 'link'),
      field('socialLinks.github', 'GitHub link', 'link'),
      field('socialLinks.instagram', 'Instagram link', 'link'),
      field('socialLinks.facebook', 'Facebook link', 'link'),
    ],
  },
  {
    id: 'appearance',
    title: 'Appearance',
    fields: [
      field('theme.primaryColor', 'Primary colour', 'colour', 'Buttons.'),
      field('theme.secondaryColor', 'Secondary colour', 'colour', 'The ground of the dark theme.'),
      field('theme.accentColor', 'Accent colour', 'colour', 'Links, lights and what is new.'),
    ],
  },
  {
    id: 'features',
    title: 'Features',
    fields: [
      field('features.registration', 'Registration', 'switch', 'New customers can register.'),
      field('features.coinPurchase', 'Coin purchase', 'switch', 'Pages tell how to buy coins.'),
      field('features.livechat', 'Live chat', 'switch', 'Pages lead to the community chat.'),
      field('features.tickets', 'Tickets', 'switch', 'Customers can open tickets and reply.'),
      field(
        'features.entryGate',
        'Entry gate',
        'switch',
        'Visitors pass a check before the home page.',
      ),
    ],
  },
  {
    id: 'billing',
    title: 'Billing',
    fields: [
      field('billing.invoiceDueDays', 'Days to pay an invoice', 'number'),
      field('billing.renewalLeadDays', 'Days before expiry to bill a renewal', 'number'),
      field('billing.graceDays', 'Days from suspension to termination', 'number'),
      field(
        'billing.paidFromReady',
        'Paid time begins when ready',
        'switch',
        'Off: when the order is approved; who waits longer than a day is given the days back.',
      ),
      field(
        'billing.coinPackages',
        'Coin packages',
        'amounts',
        'How many coins customers can ask for at a press, with spaces between them, such as 5 10 25 50.',
      ),
      field(
        'billing.reminderDays',
        'Payment reminders',
        'numbers',
        'Days from the due date, with spaces between them: -3 1 7 is three days before, the day after and a week after. Empty: none.',
      ),
      field(
        'billing.guaranteeDays',
        'Days of the money-back guarantee',
        'number',
        'So long a refund of a new order suggests the whole amount. What customers read of it is under Legal.',
      ),
      field(
        'billing.priceNoticeDays',
        'Days of notice before a new price',
        'number',
        'So long before running services cost another price their customers are told.',
      ),
      field('billing.fileMonths', 'Months to keep proofs and attachments', 'number'),
    ],
  },
  {
    id: 'tax',
    title: 'Tax',
    fields: [
      field('tax.name', 'Tax name', 'line'),
      field('tax.basisPoints', 'Tax rate in percent', 'percent'),
      field(
        'tax.countries',
        'Taxed countries',
        'codes',
        'Codes of two letters with commas between them, such as MA, FR.',
      ),
      field(
        'tax.included',
        'Prices include the tax',
        'switch',
        'Off: it is added to them. Prices keep their numbers, also those of services that run.',
      ),
      field('tax.sellerCountry', 'Your country', 'country', 'On invoices, with the numbers below.'),
      {
        ...field(
          'tax.scheme',
          'Customers in other countries pay',
          'choice',
          'The rules of the EU need your country. A company is one by its VAT number. Outside of the EU, a country without a rate has no tax.',
        ),
        choices: TAX_SCHEMES,
      },
      field('tax.vatId', 'VAT number', 'line', 'With its country before it, such as DE123456789.'),
      {
        ...field(
          'tax.vies',
          'Check VAT numbers with VIES',
          'choice',
          'In the server edition companies’ numbers are looked up in the EU’s register. By itself that is off while your VAT number is empty: without it the register gives no receipt.',
        ),
        choices: VIES_CHOICES,
      },
      field('tax.iceId', 'ICE', 'line', 'Morocco: 15 digits.'),
      field('tax.taxId', 'Tax number', 'line', 'Of the tax office; in Morocco the IF.'),
      field('tax.registerId', 'Register number', 'line', 'Of your company; in Morocco the RC.'),
      field('tax.tpId', 'TP', 'line', 'Morocco: the number of the business tax.'),
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    fields: [field('minPasswordLength', 'Shortest password', 'number', 'Characters; at least 6.')],
  },
  {
    id: 'administrators',
    title: 'Administrators',
    fields: [
      field(
        'adminSecondFactor',
        'Require a second factor',
        'switch',
        'Administrators without one cannot use the panel until they have set one up.',
      ),
    ],
  },
  {
    id: 'legal',
    title: 'Legal',
    fields: [
      field('legal.refundTitle', 'Refund title', 'line'),
      field('legal.refundBody', 'Refund policy', 'text'),
      field(
        'legal.consent',
        'Consent line',
        'text',
        'At registration and at the order; {action} says which. {terms} and {privacy} become links; a sentence with {privacy} waits until there is a privacy text.',
      ),
      field('legal.imprint', 'Imprint', 'page', `At /imprint. ${PAGE_HINT}`),
      field(
        'legal.privacy',
        'Privacy',
        'page',
        `At /privacy; while it is empty, that leads to the home page. ${PAGE_HINT}`,
      ),
      field('legal.terms', 'Your terms', 'page', `At the end of /service-terms. ${PAGE_HINT}`),
    ],
  },
  {
    id: 'seo',
    title: 'Search engines',
    fields: [
      field('seo.title', 'Title', 'line'),
      field('seo.description', 'Description', 'text'),
      field('seo.keywords', 'Keywords', 'line'),
    ],
  },
  {
    id: 'maintenance',
    title: 'Maintenance',
    fields: [
      field(
        'maintenanceMode',
        'Maintenance mode',
        'switch',
        'Closes the shop to everyone but administrators.',
      ),
      field('maintenanceMessage', 'Message', 'text', 'What everyone else reads meanwhile.'),
    ],
  },
]
