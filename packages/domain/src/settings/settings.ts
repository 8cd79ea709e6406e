import * as z from 'zod/mini'
import { CoinPackages } from '../billing/coin-packages.ts'
import { ReminderDays } from '../billing/reminder-days.ts'
import {
  DEFAULT_FILE_MONTHS,
  DEFAULT_GUARANTEE_DAYS,
  DEFAULT_NOTICE_DAYS,
  DEFAULT_REMINDER_DAYS,
} from '../billing/seed-billing.ts'
import { SEED_PACKAGES } from '../billing/seed-packages.ts'
import { BookSettings } from '../books/book-account.ts'
import { Closings } from '../books/closings.ts'
import { DomainPrices } from '../domains/domain-price.ts'
import { issue } from '../issue.ts'
import { Currency } from '../money/money.ts'
import { SecondCurrency } from '../money/second-currency.ts'
import { Timestamp } from '../record.ts'
import { StatementAccounts } from '../statements/statement-account.ts'
import { TaxRates, TaxScheme, ViesChoice } from '../tax/tax-rules.ts'
import { wholeNumber } from '../whole-number.ts'
import { currentConsent, DEFAULT_CONSENT } from './default-consent.ts'
import { mapPosition } from './map-position.ts'
import { CONFIRMABLE_STEPS } from './opening-steps.ts'
import { SEED_STOREFRONT } from './seed-storefront.ts'
import { StoredQuestions } from './shop-question.ts'

export const SETTINGS_ID = 'settings'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, issue('COLOUR_INVALID')))
/** Of the kinds of seller-ids.ts. */
const sellerNumbers = (line: Texts['line']) => ({
  vatId: line(40),
  iceId: line(40),
  taxId: line(40),
  registerId: line(40),
  tpId: line(40),
})
const SellerCountry = z.string().check(z.regex(/^([A-Z]{2})?$/, issue('COUNTRY_INVALID')))
const Country = z.string().check(z.regex(/^[A-Z]{2}$/, issue('COUNTRY_INVALID')))

/** Typed as percent, so the bounds are not shown as they are here. */
const BasisPoints = z
  .int(issue('FIGURE_INVALID'))
  .check(z.gte(0, issue('TOO_LOW')), z.lte(10_000, issue('TOO_HIGH')))

/** A month at most: who waits longer is told by a person. */
const AimHours = wholeNumber(0, 720)

/** A privacy policy is the longest of them. */
const LONG_TEXT = 40_000

type Text = z.ZodMiniString<string>

/** How the texts of the settings are taken. */
interface Texts {
  readonly text: (max: number) => Text
  /** Without line breaks. */
  readonly line: (max: number) => Text
  readonly email: Text
  readonly link: Text
}

export const isPosition = z.refine<string>(
  (text) => text.trim() === '' || mapPosition(text) !== null,
  issue('POSITION_INVALID'),
)

/** All that can be set, once for what is stored and once for what is typed: they differ in how texts are taken. */
export const settingsFields = ({ text, line, email, link }: Texts) => ({
  siteName: line(60).check(z.minLength(1, issue('REQUIRED'))),
  siteDescription: text(300),
  contactEmail: email,
  paymentsEmail: email,
  discordLink: link,
  whatsappLink: link,
  gamePanelLink: link,
  databasePanelLink: link,
  socialLinks: z.object({ github: link, instagram: link, facebook: link }),
  address: text(300),
  maintenanceMode: z.boolean(),
  maintenanceMessage: text(500),
  /** Buttons, the ground of the dark theme, and the signal colour. */
  theme: z.object({ primaryColor: Colour, secondaryColor: Colour, accentColor: Colour }),
  features: z.object({
    registration: z.boolean(),
    coinPurchase: z.boolean(),
    /** The ways to the community chat. */
    livechat: z.boolean(),
    tickets: z.boolean(),
    entryGate: z.boolean(),
  }),
  /** What the pages of visitors say of the shop's servers; what is off or empty they do not say. */
  storefront: z.object({
    /** Where the servers are, `Frankfurt, Germany`. */
    place: line(60),
    /** `50.1109, 8.6821`, see map-position.ts; empty: there is no map. */
    mapPosition: line(40).check(isPosition),
    /** At the top of the home page, and two passages of the one about the shop; empty: as the specification has them. */
    headline: line(80),
    mission: text(2000),
    story: text(2000),
    /** The counter of active servers, a decoration that counts by itself. */
    counter: z.boolean(),
    uptime: z.boolean(),
    ddosProtection: z.boolean(),
    support: z.boolean(),
    nvme: z.boolean(),
    instantSetup: z.boolean(),
    backups: z.boolean(),
    uplink: z.boolean(),
  }),
  seo: z.object({ title: line(70), description: line(160), keywords: line(300) }),
  currency: Currency,
  secondCurrency: SecondCurrency,
  /** VAT in basis points, typed as percent with two decimals; who pays which, says `taxFor`. */
  tax: z.object({
    name: line(20),
    /** Of the listed countries, as long as `rates` name no other for one of them. */
    basisPoints: BasisPoints,
    countries: z.array(Country),
    /** Of one country each, from a day on. */
    rates: TaxRates,
    scheme: TaxScheme,
    /** Whether prices hold the tax; else it is added to them. */
    included: z.boolean(),
    /** Where the seller is, ISO 3166; empty: not said. */
    sellerCountry: SellerCountry,
    ...sellerNumbers(line),
    vies: ViesChoice,
  }),
  billing: z.object({
    invoiceDueDays: wholeNumber(0, 365),
    renewalLeadDays: wholeNumber(0, 90),
    graceDays: wholeNumber(0, 365),
    /** Whether what was paid for begins when the server is ready; else when the order is approved. */
    paidFromReady: z.boolean(),
    coinPackages: CoinPackages,
    /** On which days before (negative) and after its due day a customer is reminded of an open invoice. */
    reminderDays: ReminderDays,
    /** After how many months the bytes of proofs and attachments are deleted. */
    fileMonths: wholeNumber(1, 120),
    /** For how many days after it is placed a new order is given back whole; the texts of `legal` say so to customers. */
    guaranteeDays: wholeNumber(0, 365),
    /** So many days before customers of running services pay another price they are told of it. */
    priceNoticeDays: wholeNumber(0, 365),
    /** Within how many hours the team means to check a payment or an order, to have a server ready after approval, and to answer who writes; 0: it does not say. */
    checkHours: AimHours,
    setUpHours: AimHours,
    answerHours: AimHours,
  }),
  /** Administrators must have a second factor, where the edition offers one. */
  adminSecondFactor: z.boolean(),
  minPasswordLength: wholeNumber(6, 64),
  legal: z.object({
    refundTitle: line(200),
    refundBody: text(5000),
    /** What is agreed to when registering and ordering, see consent-parts.ts. */
    consent: text(500),
    /** The pages of legal-pages.ts; an empty one is not there. */
    imprint: text(LONG_TEXT),
    privacy: text(LONG_TEXT),
    terms: text(LONG_TEXT),
  }),
})

const storedText = (max: number) => z.string().check(z.maxLength(max))

/** An address on the web or of mail, or a path; nothing that runs script. Empty hides the link. */
const storedLink = storedText(500).check(z.regex(/^(https?:\/\/|mailto:|\/)|^$/))

/**
 * How the shop comes to its first order. `none`: it began with the seed's data, or before there was a checklist, and is taken
 * as it is, with a quiet list of what is missing; `waived`: the same, and the team has put that list away; `shown`: /admin
 * leads through what is missing; `done`: the team has put the checklist away.
 */
export const Checklist = z.enum(['none', 'waived', 'shown', 'done'])

const stored = settingsFields({
  text: storedText,
  line: storedText,
  email: storedText(254),
  link: storedLink,
})

/** Everything an operator may change about the shop. One record. Days are calendar days. */
export const Settings = z.object({
  id: z.literal(SETTINGS_ID),
  createdAt: Timestamp,
  /** Whether orders are taken; the form does not set it, for opening the shop asks more than a tick. */
  takesOrders: z.boolean(),
  checklist: Checklist,
  /** Steps of opening.ts of which the team says that they are done, see `opening.confirm`. */
  confirmedSteps: z._default(z.array(z.enum(CONFIRMABLE_STEPS)), []),
  ...stored,
  // Shops of before there were these choices have none stored.
  billing: z.extend(stored.billing, {
    paidFromReady: z._default(z.boolean(), false),
    coinPackages: z._default(CoinPackages, [...SEED_PACKAGES]),
    reminderDays: z._default(ReminderDays, [...DEFAULT_REMINDER_DAYS]),
    fileMonths: z._default(wholeNumber(1, 120), DEFAULT_FILE_MONTHS),
    guaranteeDays: z._default(wholeNumber(0, 365), DEFAULT_GUARANTEE_DAYS),
    priceNoticeDays: z._default(wholeNumber(0, 365), DEFAULT_NOTICE_DAYS),
    checkHours: z._default(AimHours, 0),
    setUpHours: z._default(AimHours, 0),
    answerHours: z._default(AimHours, 0),
    /** No form sets them: they are what was chosen when a statement was imported. */
    statementAccounts: z._default(StatementAccounts, []),
    /** Set one line at a time, see `domains.updatePrice`. */
    domainPrices: z._default(DomainPrices, []),
    /** How its journal is written, see `books.update`; null: as most books are, see default-books.ts. */
    books: z._default(z.nullable(BookSettings), null),
    /** The months that are closed, see `books.closeMonth`. */
    closings: z._default(Closings, []),
  }),
  tax: z.extend(stored.tax, {
    rates: z._default(TaxRates, []),
    scheme: z._default(TaxScheme, 'listed'),
    included: z._default(z.boolean(), false),
    sellerCountry: z._default(SellerCountry, ''),
    vatId: z._default(stored.tax.shape.vatId, ''),
    iceId: z._default(stored.tax.shape.iceId, ''),
    taxId: z._default(stored.tax.shape.taxId, ''),
    registerId: z._default(stored.tax.shape.registerId, ''),
    tpId: z._default(stored.tax.shape.tpId, ''),
    vies: z._default(ViesChoice, 'auto'),
  }),
  storefront: z._default(
    z.extend(stored.storefront, {
      headline: z._default(stored.storefront.shape.headline, ''),
      mission: z._default(stored.storefront.shape.mission, ''),
      story: z._default(stored.storefront.shape.story, ''),
    }),
    SEED_STOREFRONT,
  ),
  secondCurrency: z._default(SecondCurrency, { currency: null, rates: [] }),
  legal: z.extend(stored.legal, {
    consent: z._default(
      stored.legal.shape.consent.check(z.overwrite(currentConsent)),
      DEFAULT_CONSENT,
    ),
    imprint: z._default(stored.legal.shape.imprint, ''),
    privacy: z._default(stored.legal.shape.privacy, ''),
    terms: z._default(stored.legal.shape.terms, ''),
  }),
  questions: z._default(StoredQuestions, null),
})
export type Settings = z.infer<typeof Settings>
