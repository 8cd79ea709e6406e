/** What a shop needs before it takes its first order; one with a public address opens with what is required of it. */

import { isOffered } from '../payments/offered-methods.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import { isSet } from '../payments/seed-methods.ts'
import { PUBLIC_DEFAULTS } from './public-defaults.ts'
import { SEED_STOREFRONT } from './seed-storefront.ts'
import { isTakenAsIs, missingSellerDetails } from './seller.ts'
import type { Settings } from './settings.ts'

export const OPENING_STEPS = [
  'seller',
  'contact',
  'payments',
  'links',
  'storefront',
  'legal',
  'tax',
  'plans',
  'delivery',
  'mail',
  'second-factor',
  'backup',
] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** Without them no order can be billed, paid, chosen or reported. */
const REQUIRED: readonly OpeningStep[] = ['seller', 'contact', 'payments', 'plans', 'mail']

export interface OpeningFacts {
  readonly settings: Settings
  readonly methods: readonly PaymentMethod[]
  readonly plansOnSale: number
  /** Whether a panel makes the servers of a plan. */
  readonly isMadeByPanel: boolean
  /** Whether an administrator has opened a link that this shop has mailed; null where none is mailed. */
  readonly hasMailArrived: boolean | null
  /** Whether the caller has a second factor; null where there is none to have. */
  readonly hasSecondFactor: boolean | null
}

/** `isDone` is null where the shop cannot see from inside whether it is. */
export interface StepState {
  readonly step: OpeningStep
  readonly isRequired: boolean
  readonly isDone: boolean | null
}

/** Each step as it is now, without those that this shop has no place for. */
export function openingSteps(facts: OpeningFacts): StepState[] {
  const { settings, hasMailArrived, hasSecondFactor } = facts
  const missing = missingSellerDetails(settings)
  const isDone: Record<OpeningStep, boolean | null> = {
    seller:
      !missing.includes('siteName') && !missing.includes('address') && !isSeedSeller(settings),
    contact: !missing.includes('contactEmail') && !missing.includes('paymentsEmail'),
    payments: facts.methods.some(isReady) && !facts.methods.some(isOnTrial),
    links: LINKS.some((link) => settings[link].trim() !== ''),
    storefront: hasOwnClaims(settings.storefront) ? true : null,
    legal: LEGAL_PAGES.every((page) => settings.legal[page].trim() !== ''),
    tax: isTaxSeen(settings) ? true : null,
    plans: facts.plansOnSale > 0,
    delivery: facts.isMadeByPanel,
    mail: hasMailArrived,
    'second-factor': hasSecondFactor,
    backup: null,
  }
  const isAbsent: Partial<Record<OpeningStep, boolean>> = {
    mail: hasMailArrived === null,
    'second-factor': hasSecondFactor === null,
  }
  const isStrict = !isTakenAsIs(settings)
  return OPENING_STEPS.filter((step) => !isAbsent[step]).map((step) => ({
    step,
    isRequired: isStrict && REQUIRED.includes(step),
    isDone: isDone[step],
  }))
}

/**
 * Whether somebody has set the tax: the seller with a number of the tax office, or who pays how much. Left as the shop came,
 * it may be right all the same.
 */
function isTaxSeen({ tax }: Settings): boolean {
  const { sellerCountry, vatId, iceId, taxId } = tax
  const hasSeller = sellerCountry !== '' && [vatId, iceId, taxId].some((id) => id.trim() !== '')
  return hasSeller || tax.rates.length > 0 || ruleOf(tax) !== ruleOf(PUBLIC_DEFAULTS.tax)
}

/** What says who pays how much, in one text. */
const ruleOf = (tax: (typeof PUBLIC_DEFAULTS)['tax']): string =>
  [tax.basisPoints, tax.scheme, tax.included, ...tax.countries].join(' ')

/** The name and the address that a shop to be tried comes with. */
const isSeedSeller = ({ siteName, address }: Settings): boolean =>
  siteName === PUBLIC_DEFAULTS.siteName && address === PUBLIC_DEFAULTS.address

const isReady = (method: PaymentMethod): boolean => isOffered(method) && isSet(method)

/** Customers would read beside the others that it is a trial. */
const isOnTrial = (method: PaymentMethod): boolean =>
  method.kind === 'manual' && isOffered(method) && !isSet(method)

/** Where customers find the team, or their panel. */
const LINKS = ['discordLink', 'whatsappLink', 'gamePanelLink', 'databasePanelLink'] as const

/** Whether somebody has changed what pages say of the servers; whether the seed's claims hold, the shop cannot see. */
const hasOwnClaims = (storefront: Settings['storefront']): boolean =>
  CLAIMS.some((name) => storefront[name] !== SEED_STOREFRONT[name])

const CLAIMS = Object.keys(SEED_STOREFRONT) as (keyof typeof SEED_STOREFRONT)[]

/** Those that the law of most countries asks for; what customers agree to is the shop's own terms at least. */
const LEGAL_PAGES = ['imprint', 'privacy'] as const

/** What prevents taking orders; nothing where the shop is taken as it is. */
export const missingSteps = (facts: OpeningFacts): OpeningStep[] =>
  isTakenAsIs(facts.settings)
    ? []
    : openingSteps(facts).flatMap(({ step, isRequired, isDone }) =>
        isRequired && !isDone ? [step] : [],
      )
