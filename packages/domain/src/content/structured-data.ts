/** What a page says to machines that read it (schema.org, as JSON-LD): what it shows, and nothing else. */
import { toDecimal } from '../money/format-money.ts'
import type { Plan } from '../plans/plan.ts'
import { planName } from '../plans/plan-name.ts'
import type { Settings } from '../settings/settings.ts'
import type { ShopQuestion } from '../settings/shop-question.ts'

type Seller = Pick<
  Settings,
  'siteName' | 'siteDescription' | 'address' | 'contactEmail' | 'socialLinks'
>

export interface PageFacts {
  /** `/services/samp` */
  readonly path: string
  /** Where the shop is reached, without a path; null: not known, and nothing is said of addresses. */
  readonly origin: string | null
  readonly settings: Seller & Pick<Settings, 'currency' | 'takesOrders'>
  /** Those that the page offers. */
  readonly plans: readonly Omit<Plan, 'createdAt'>[]
  /** As visitors read them; empty where the page has none of its own. */
  readonly questions: readonly ShopQuestion[]
}

/** What one thing is, with its facts. */
interface Node {
  readonly '@type': string
  readonly [name: string]: unknown
}

/** Pages that say who sells. */
const OF_THE_SELLER = new Set(['/', '/about', '/contact'])

/** The document of a page; null where it has nothing to say. */
export function structuredData(facts: PageFacts) {
  const { path, settings, origin, plans, questions } = facts
  const graph = [
    ...(OF_THE_SELLER.has(path) ? [seller(settings, origin)] : []),
    ...plans.map((plan) => product(plan, facts)),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null
}

/** What the operator has set of the seller, and no more. */
function seller(settings: Seller, origin: string | null): Node {
  const links = Object.values(settings.socialLinks).filter((link) => /^https?:/.test(link))
  return {
    '@type': 'Organization',
    name: settings.siteName,
    ...(settings.siteDescription && { description: settings.siteDescription }),
    ...(origin !== null && { url: `${origin}/`, logo: `${origin}/favicon.svg` }),
    ...(settings.contactEmail && { email: settings.contactEmail }),
    ...(settings.address && { address: settings.address }),
    ...(links.length > 0 && { sameAs: links }),
  }
}

function product(plan: PageFacts['plans'][number], facts: PageFacts): Node {
  const { origin, path, settings } = facts
  const price = { price: toDecimal(plan.price), priceCurrency: settings.currency }
  return {
    '@type': 'Product',
    name: planName(plan),
    ...(plan.description && { description: plan.description }),
    sku: plan.id,
    category: plan.category,
    brand: { '@type': 'Brand', name: settings.siteName },
    offers: {
      '@type': 'Offer',
      ...price,
      // The price is that of a month.
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' },
      availability: `https://schema.org/${settings.takesOrders ? 'InStock' : 'SoldOut'}`,
      ...(origin !== null && { url: `${origin}${path}` }),
    },
  }
}

const faq = (questions: readonly ShopQuestion[]): Node => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
