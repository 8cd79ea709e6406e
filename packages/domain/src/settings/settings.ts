import * as z from 'zod/mini'
import { Currency } from '../money/money.ts'
import { Timestamp } from '../record.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** An address on the web or of mail; nothing that runs script. Empty hides the link. */
const Link = text(500).check(z.regex(/^(https?:\/\/|mailto:|\/)|^$/))
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

export const SETTINGS_ID = 'settings'

/** Everything an operator may change about the shop. One record. Days are calendar days. */
export const Settings = z.object({
  id: z.literal(SETTINGS_ID),
  createdAt: Timestamp,
  siteName: text(60).check(z.minLength(1)),
  siteDescription: text(300),
  contactEmail: text(254),
  paymentsEmail: text(254),
  discordLink: Link,
  whatsappLink: Link,
  gamePanelLink: Link,
  databasePanelLink: Link,
  socialLinks: z.object({ github: Link, instagram: Link, facebook: Link }),
  address: text(300),
  maintenanceMode: z.boolean(),
  maintenanceMessage: text(500),
  theme: z.object({ primaryColor: Colour, secondaryColor: Colour, accentColor: Colour }),
  features: z.object({
    registration: z.boolean(),
    coinPurchase: z.boolean(),
    livechat: z.boolean(),
    tickets: z.boolean(),
    entryGate: z.boolean(),
  }),
  seo: z.object({ title: text(70), description: text(160), keywords: text(300) }),
  currency: Currency,
  /** VAT charged to customers of the listed countries, in basis points. */
  tax: z.object({
    name: text(20),
    basisPoints: z.int().check(z.gte(0), z.lte(10_000)),
    countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  /** How to pay by each off-site method, as shown to customers. */
  paymentDetails: z.object({
    cashplus: text(500),
    paypal: text(500),
    'bank-transfer': text(500),
    'orange-money': text(500),
    'inwi-money': text(500),
  }),
  billing: z.object({
    invoiceDueDays: z.int().check(z.gte(0), z.lte(365)),
    renewalLeadDays: z.int().check(z.gte(0), z.lte(90)),
    graceDays: z.int().check(z.gte(0), z.lte(365)),
  }),
  /** Administrators must have a second factor, where the edition offers one. */
  adminSecondFactor: z.boolean(),
  minPasswordLength: z.int().check(z.gte(6), z.lte(64)),
  legal: z.object({ refundTitle: text(200), refundBody: text(5000) }),
})
export type Settings = z.infer<typeof Settings>

/** What an administrator sets, all of it or some. */
export const SettingsForm = z.partial(z.omit(Settings, { id: true, createdAt: true }))
export type SettingsForm = z.infer<typeof SettingsForm>
