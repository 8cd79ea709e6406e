import * as z from 'zod/mini'
import { ShownRate } from '../money/second-currency.ts'
import { PublicMethod } from '../payments/public-method.ts'
import { LEGAL_PAGES } from './legal-pages.ts'
import { Settings } from './settings.ts'

/** What pages need to know of the settings, and so what everybody may: a field that is not named here is the team's. */
export const PublicSettings = z.extend(
  z.pick(Settings, {
    takesOrders: true,
    siteName: true,
    siteDescription: true,
    contactEmail: true,
    paymentsEmail: true,
    discordLink: true,
    whatsappLink: true,
    gamePanelLink: true,
    databasePanelLink: true,
    socialLinks: true,
    address: true,
    maintenanceMode: true,
    maintenanceMessage: true,
    theme: true,
    features: true,
    storefront: true,
    seo: true,
    currency: true,
    minPasswordLength: true,
  }),
  {
    legal: z.extend(
      z.pick(Settings.shape.legal, { refundTitle: true, refundBody: true, consent: true }),
      /** Those that the operator has written; their texts are asked for where they are read. */
      { pages: z.array(z.enum(LEGAL_PAGES)) },
    ),
    tax: z.pick(Settings.shape.tax, {
      name: true,
      basisPoints: true,
      countries: true,
      rates: true,
      scheme: true,
      included: true,
      sellerCountry: true,
    }),
    billing: z.pick(Settings.shape.billing, {
      renewalLeadDays: true,
      coinPackages: true,
      checkHours: true,
      setUpHours: true,
      answerHours: true,
    }),
    /** At which amounts are shown in the second currency today; null: in the shop's alone. */
    secondRate: z.nullable(ShownRate),
    /** All ways to pay, by position. */
    paymentMethods: z.array(PublicMethod),
  },
)
export type PublicSettings = z.infer<typeof PublicSettings>
