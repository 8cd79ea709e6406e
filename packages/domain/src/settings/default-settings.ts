import {
  DEFAULT_FILE_MONTHS,
  DEFAULT_GUARANTEE_DAYS,
  DEFAULT_REMINDER_DAYS,
} from '../billing/seed-billing.ts'
import { SEED_PACKAGES } from '../billing/seed-packages.ts'
import { DEFAULT_CONSENT } from './default-consent.ts'
import type { Settings } from './settings.ts'

/**
 * The shop as it opens; an operator changes all of it in the settings. `createdAt` is set when it is stored.
 * What nobody but the operator can know (addresses, links) is empty until they have set it.
 */
export const DEFAULT_SETTINGS: Omit<Settings, 'createdAt'> = {
  id: 'settings',
  takesOrders: true,
  checklist: 'none',
  siteName: 'Hostfront',
  siteDescription: 'Game servers and VPS from Frankfurt, Germany.',
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
  tax: {
    name: 'VAT',
    basisPoints: 2000,
    countries: ['MA'],
    sellerCountry: '',
    ...{ vatId: '', iceId: '', taxId: '', registerId: '', tpId: '' },
  },
  billing: {
    invoiceDueDays: 7,
    renewalLeadDays: 7,
    graceDays: 7,
    paidFromReady: false,
    coinPackages: [...SEED_PACKAGES],
    reminderDays: [...DEFAULT_REMINDER_DAYS],
    fileMonths: DEFAULT_FILE_MONTHS,
    guaranteeDays: DEFAULT_GUARANTEE_DAYS,
    statementAccounts: [],
    domainPrices: [],
  },
  adminSecondFactor: false,
  minPasswordLength: 6,
  legal: {
    refundTitle: '7-day money-back guarantee',
    refundBody:
      'You can ask for your money back within 14 days of your first order. After that, refunds are pro-rated and at our discretion. Refunds go to the original payment method and take 5-7 business days.',
    consent: DEFAULT_CONSENT,
    imprint: '',
    privacy: '',
    terms: '',
  },
  questions: null,
}
