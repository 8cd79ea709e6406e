import { SEED_PACKAGES } from '../billing/seed-packages.ts'
import { DEFAULT_CONSENT } from './default-consent.ts'
import type { QuestionFacts } from './filled-questions.ts'
import type { PublicSettings } from './public-settings.ts'

type Defaults = Omit<PublicSettings, 'billing' | 'legal' | 'paymentMethods' | 'storefront'> &
  // What the questions are filled in with, too.
  Pick<QuestionFacts, 'questions' | 'billing'> & {
    readonly billing: PublicSettings['billing']
    readonly legal: Omit<PublicSettings['legal'], 'pages'>
  }

/**
 * What everybody may know of the shop as it opens; pages go by it until the shop has answered, so that it is kept small: what
 * few of them show is in seed-storefront.ts.
 */
export const PUBLIC_DEFAULTS: Defaults = {
  takesOrders: true,
  siteName: 'Hostfront',
  siteDescription: 'Game servers and VPS for communities that play at night.',
  contactEmail: '',
  paymentsEmail: '',
  discordLink: '',
  whatsappLink: '',
  gamePanelLink: '',
  databasePanelLink: '',
  socialLinks: { github: '', instagram: '', facebook: '' },
  address: 'Frankfurt am Main, Germany',
  maintenanceMode: false,
  maintenanceMessage: 'We are working on the shop and will be back soon.',
  theme: { primaryColor: '#f2a33a', secondaryColor: '#0b121a', accentColor: '#f2a33a' },
  features: {
    registration: true,
    coinPurchase: true,
    livechat: true,
    tickets: true,
    entryGate: true,
  },
  seo: {
    title: 'Hostfront: game servers and VPS from Frankfurt',
    description:
      'SAMP, MTA and game server hosting and VPS from Frankfurt, Germany, with DDoS protection, NVMe storage and 24/7 support.',
    keywords: 'SAMP hosting, MTA hosting, game server, VPS, Frankfurt',
  },
  currency: 'EUR',
  secondRate: null,
  tax: {
    name: 'VAT',
    basisPoints: 2000,
    countries: ['MA'],
    rates: [],
    scheme: 'listed',
    included: false,
    sellerCountry: '',
  },
  billing: {
    renewalLeadDays: 7,
    graceDays: 7,
    paidFromReady: false,
    coinPackages: [...SEED_PACKAGES],
    checkHours: 0,
    setUpHours: 0,
    answerHours: 0,
  },
  minPasswordLength: 6,
  legal: {
    refundTitle: '7-day money-back guarantee',
    refundBody:
      'You can ask for your money back within 14 days of your first order. After that, refunds are pro-rated and at our discretion. Refunds go to the original payment method and take 5-7 business days.',
    consent: DEFAULT_CONSENT,
  },
  questions: null,
}
