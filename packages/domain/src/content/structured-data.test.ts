import { expect, test } from 'vitest'
import { SEED_PLANS } from '../plans/seed-plans.ts'
import { DEFAULT_SETTINGS } from '../settings/default-settings.ts'
import { structuredData } from './structured-data.ts'

const base = { origin: 'https://shop.test', settings: DEFAULT_SETTINGS, plans: [], questions: [] }
const graphOf = (facts: object) =>
  structuredData({ ...base, path: '/', ...facts })?.['@graph'] ?? []

test('a plan is a product with its price of a month', () => {
  const plans = SEED_PLANS.filter(({ id }) => id === 'samp-starter')
  expect(graphOf({ path: '/services/samp', plans })).toMatchObject([
    {
      '@type': 'Product',
      name: 'SAMP Starter 150',
      category: 'Game Hosting',
      offers: {
        '@type': 'Offer',
        price: '2.50',
        priceCurrency: 'EUR',
        priceSpecification: { price: '2.50', priceCurrency: 'EUR', unitCode: 'MON' },
        availability: 'https://schema.org/InStock',
        url: 'https://shop.test/services/samp',
      },
    },
  ])
})

test('a shop that takes no orders offers nothing that could be ordered', () => {
  const settings = { ...DEFAULT_SETTINGS, takesOrders: false }
  const [plan] = graphOf({ path: '/services/samp', plans: SEED_PLANS.slice(0, 1), settings })
  expect(plan).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('of the seller it says what is set, and nothing else', () => {
  expect(graphOf({ origin: null })).toEqual([
    {
      '@type': 'Organization',
      name: 'Hostfront',
      description: DEFAULT_SETTINGS.siteDescription,
      address: 'Frankfurt am Main, Germany',
    },
  ])
  const socialLinks = { github: 'https://git.example/us', instagram: '', facebook: '/fb' }
  const settings = { ...DEFAULT_SETTINGS, contactEmail: 'help@shop.test', socialLinks }
  expect(graphOf({ settings })).toMatchObject([
    { url: 'https://shop.test/', email: 'help@shop.test', sameAs: ['https://git.example/us'] },
  ])
})

test('questions are answered as they are read', () => {
  const questions = [{ question: 'Why?', answer: 'Because.\n\n<b>So</b>.' }]
  expect(graphOf({ path: '/services/vps', questions })).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: 'Because.\n\n<b>So</b>.' },
        },
      ],
    },
  ])
})

test('a page without any of it says nothing', () => {
  expect(structuredData({ ...base, path: '/login' })).toBeNull()
})
