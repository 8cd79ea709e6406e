import { field, part, type SettingsSection } from './setting-field.ts'
import { STOREFRONT_FIELDS } from './storefront-fields.ts'
import { TAX_FIELDS } from './tax-fields.ts'

const PAGE_HINT =
  'Plain text: an empty line begins a new paragraph, a line that begins with # is a heading.'

/** Of editions that have one. */
export const SECOND_FACTOR = 'adminSecondFactor'

/** Every setting but the questions (question-list.tsx), in the sections of the screen. A group (`theme`, `billing`, ...) is whole in one of them. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    id: 'shop',
    title: 'Shop',
    fields: [
      field('siteName', 'Shop name', 'line'),
      field('address', 'Address', 'line', 'Shown beside the map and on invoices.'),
      field('siteDescription', 'Description', 'text', 'In a sentence, what the shop offers.'),
      field(
        'currency',
        'Currency',
        'currency',
        'Prices are not converted. Once customers have orders, services or coins, the currency cannot be changed.',
      ),
      field(
        'secondCurrency.currency',
        'Prices also in',
        'second-currency',
        'Prices and invoices also show an amount in this currency, at the rate that you enter once it is chosen. Customers pay in the shop’s currency.',
      ),
    ],
  },
  {
    id: 'storefront',
    title: 'Storefront',
    fields: STOREFRONT_FIELDS,
  },
  {
    id: 'contact',
    title: 'Contact',
    fields: [
      ...part('Where customers write', [
        field('contactEmail', 'Support email', 'email', 'Empty: pages lead to the contact form.'),
        field('paymentsEmail', 'Payments email', 'email', 'Where customers send payment details.'),
        field(
          'whatsappLink',
          'WhatsApp link',
          'line',
          'Your number with its country code, such as +212 6 12 34 56 78, or a link.',
        ),
        field('discordLink', 'Community chat link', 'link'),
      ]),
      ...part('Where customers manage servers', [
        field('gamePanelLink', 'Game panel link', 'link'),
        field('databasePanelLink', 'Database panel link', 'link'),
      ]),
      ...part('Profiles', [
        field('socialLinks.github', 'GitHub link', 'link'),
        field('socialLinks.instagram', 'Instagram link', 'link'),
        field('socialLinks.facebook', 'Facebook link', 'link'),
      ]),
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
      ...part('Invoices and payments', [
        field('billing.invoiceDueDays', 'Days to pay an invoice', 'number'),
        field('billing.renewalLeadDays', 'Days before expiry to bill a renewal', 'number'),
        field(
          'billing.reminderDays',
          'Payment reminders',
          'reminder-days',
          'Days from the due date, with spaces between them; those before it with a minus.',
        ),
        field('billing.fileMonths', 'Months to keep proofs and attachments', 'number'),
      ]),
      ...part('Services', [
        field('billing.graceDays', 'Days from suspension to termination', 'number'),
        field(
          'billing.priceNoticeDays',
          'Days of notice before a new price',
          'number',
          'Customers are told so many days before a service costs another price.',
        ),
        field(
          'billing.guaranteeDays',
          'Days of the money-back guarantee',
          'number',
          'For so many days a refund suggests the whole amount. What customers read is under Legal.',
        ),
        field(
          'billing.paidFromReady',
          'Paid time begins when ready',
          'switch',
          'Off: when the order is approved; who waits longer than a day is given the days back.',
        ),
      ]),
      ...part('Coins', [
        field(
          'billing.coinPackages',
          'Coin packages',
          'amounts',
          'How many coins customers can ask for at a press, with spaces between them, such as 5 10 25 50.',
        ),
      ]),
      ...part('Times that customers are told', [
        field(
          'billing.checkHours',
          'Hours to check a payment or an order',
          'number',
          'Customers who wait read: “We aim to check payments within 4 h.” After twenty payments they read the measured time instead. 0 says nothing.',
        ),
        field(
          'billing.setUpHours',
          'Hours to set up a server',
          'number',
          'From approval until it is ready. Once a plan has enough servers, customers read its measured time instead. 0 says nothing.',
        ),
        field(
          'billing.answerHours',
          'Hours to answer a message or a ticket',
          'number',
          'Where customers write to you: “We aim to answer within 12 h.” 0 says nothing.',
        ),
      ]),
    ],
  },
  {
    id: 'tax',
    title: 'Tax',
    fields: TAX_FIELDS,
  },
  {
    id: 'accounts',
    title: 'Accounts',
    fields: [
      field('minPasswordLength', 'Shortest password', 'number', 'Characters; at least 6.'),
      field(
        SECOND_FACTOR,
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
      ...part('Refunds and consent', [
        field('legal.refundTitle', 'Refund title', 'line'),
        field('legal.refundBody', 'Refund policy', 'text'),
        field(
          'legal.consent',
          'Consent line',
          'text',
          'At registration and at the order; {action} says which. {terms} and {privacy} become links; a sentence with {privacy} waits until there is a privacy text.',
        ),
      ]),
      ...part('Legal pages', [
        field('legal.imprint', 'Imprint', 'page', `At /imprint. ${PAGE_HINT}`),
        field(
          'legal.privacy',
          'Privacy',
          'page',
          `At /privacy; while it is empty, that leads to the home page. ${PAGE_HINT}`,
        ),
        field('legal.terms', 'Your terms', 'page', `At the end of /service-terms. ${PAGE_HINT}`),
      ]),
    ],
  },
  {
    id: 'seo',
    title: 'SEO',
    fields: [
      {
        ...field('seo.title', 'Title', 'line', 'Of the home page, as search engines list it.'),
        room: 60,
      },
      {
        ...field(
          'seo.description',
          'Description',
          'text',
          'Below the title in search results and in links that are shared.',
        ),
        room: 155,
      },
      field(
        'seo.keywords',
        'Keywords',
        'line',
        'With commas between. Few search engines read them.',
      ),
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
