/** What a shop needs before it takes its first order; one with a public address opens with what is required of it. */

import { locationsElsewhere } from '../options/locations-elsewhere.ts'
import type { OfferedOption } from '../options/order-option.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import { isReady, isTrialBeside } from '../payments/seed-methods.ts'
import { isConfirmable, OPENING_STEPS, type OpeningStep } from './opening-steps.ts'
import { PUBLIC_DEFAULTS } from './public-defaults.ts'
import { isTakenAsIs, missingSellerDetails, type SellerDetail } from './seller.ts'
import type { Settings } from './settings.ts'

/** Without them no order can be billed, paid, chosen or reported. */
const REQUIRED: readonly OpeningStep[] = ['seller', 'contact', 'payments', 'plans', 'mail']

export interface OpeningFacts {
  readonly settings: Settings
  readonly methods: readonly PaymentMethod[]
  readonly plansOnSale: number
  readonly options: readonly Pick<OfferedOption, 'id' | 'choices' | 'status'>[]
  /** Whether a panel makes the servers of a plan. */
  readonly isMadeByPanel: boolean
  /** Whether an administrator has opened a link that this shop has mailed; null where none is mailed. */
  readonly hasMailArrived: boolean | null
  /** Whether the caller has a second factor; null where there is none to have. */
  readonly hasSecondFactor: boolean | null
}

/** What a step can be short of: fields of the settings, what the ways to pay lack, and that orders offer the places that pages name. */
export const OPENING_LACKS = [
  'siteName',
  'address',
  'contactEmail',
  'paymentsEmail',
  'paymentDetails',
  'trialMethods',
  'whatsappLink',
  'discordLink',
  'gamePanelLink',
  'databasePanelLink',
  'orderLocations',
  'imprint',
  'privacy',
] as const
export type OpeningLack = (typeof OPENING_LACKS)[number]

export interface StepState {
  readonly step: OpeningStep
  readonly isRequired: boolean
  /** Null where the shop cannot see from inside whether it is, and nobody has said so. */
  readonly isDone: boolean | null
  /** It is done because the team says so. */
  readonly isConfirmed: boolean
  /** What of it is missing, as far as the shop knows it by name; of a step that is done nothing. */
  readonly lacks: OpeningLack[]
}

/** Each step as it is now, without those that this shop has no place for. */
export function openingSteps(facts: OpeningFacts): StepState[] {
  const { settings, hasMailArrived, hasSecondFactor } = facts
  const isAbsent: Partial<Record<OpeningStep, boolean>> = {
    mail: hasMailArrived === null,
    'second-factor': hasSecondFactor === null,
  }
  const isStrict = !isTakenAsIs(settings)
  const seen = seenSteps(facts)
  return OPENING_STEPS.filter((step) => !isAbsent[step]).map((step) => {
    const { isDone, lacks = [] } = seen[step]
    const isConfirmed = !isDone && isConfirmable(step) && settings.confirmedSteps.includes(step)
    return {
      step,
      isRequired: isStrict && REQUIRED.includes(step),
      isDone: isConfirmed || isDone,
      isConfirmed,
      lacks: isConfirmed ? [] : lacks,
    }
  })
}

interface Seen {
  /** Null: not to be seen from inside. */
  readonly isDone: boolean | null
  readonly lacks?: OpeningLack[]
}

/** What the shop's own records say of each. */
function seenSteps(facts: OpeningFacts): Record<OpeningStep, Seen> {
  const { settings } = facts
  const seller = isSeedSeller(settings) ? SELLER : missingSellerDetails(settings)
  return {
    seller: unless(seller.filter((detail) => SELLER.includes(detail))),
    contact: unless(missingSellerDetails(settings).filter((detail) => !SELLER.includes(detail))),
    payments: unless(lacksOfPayments(facts.methods)),
    links: unless(LINKS.filter((link) => isBlank(settings[link]))),
    storefront: { isDone: null, lacks: lacksOfPlace(facts) },
    legal: unless(LEGAL_PAGES.filter((page) => isBlank(settings.legal[page]))),
    tax: { isDone: isTaxSeen(settings) ? true : null },
    plans: { isDone: facts.plansOnSale > 0 },
    delivery: { isDone: facts.isMadeByPanel },
    mail: { isDone: facts.hasMailArrived },
    'second-factor': { isDone: facts.hasSecondFactor },
    backup: { isDone: null },
  }
}

const unless = (lacks: OpeningLack[]): Seen => ({ isDone: lacks.length === 0, lacks })

const isBlank = (text: string): boolean => text.trim() === ''

/** Pages name one place, and customers would choose among others. */
const lacksOfPlace = ({ settings, options }: OpeningFacts): OpeningLack[] =>
  locationsElsewhere(settings.storefront.place, options).length > 0 ? ['orderLocations'] : []

/** One way to pay with its details is enough, and none that tells customers it is a trial. */
function lacksOfPayments(methods: readonly PaymentMethod[]): OpeningLack[] {
  if (!methods.some(isReady)) return ['paymentDetails']
  return isTrialBeside(methods) ? ['trialMethods'] : []
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

/** What `seller` asks for of an invoice's seller; the rest is how to write to them. */
const SELLER: readonly SellerDetail[] = ['siteName', 'address']

/** Where customers find the team, and their panels. */
const LINKS = ['whatsappLink', 'discordLink', 'gamePanelLink', 'databasePanelLink'] as const

/** Those that the law of most countries asks for; what customers agree to is the shop's own terms at least. */
const LEGAL_PAGES = ['imprint', 'privacy'] as const

/** What prevents taking orders; nothing where the shop is taken as it is. */
export const missingSteps = (facts: OpeningFacts): OpeningStep[] =>
  isTakenAsIs(facts.settings)
    ? []
    : openingSteps(facts).flatMap(({ step, isRequired, isDone }) =>
        isRequired && !isDone ? [step] : [],
      )
