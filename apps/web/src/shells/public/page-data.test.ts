import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { OPENING_SETTINGS } from '../../host/opening-settings.ts'
import { OPENING_QUESTIONS } from '../../host/questions.ts'
import { pageData } from './page-data.ts'

const facts = {
  settings: OPENING_SETTINGS,
  plans: SEED_PLANS,
  questions: OPENING_QUESTIONS,
  origin: null,
}
const typesOf = (path: string) =>
  [...(pageData(path, facts) ?? '').matchAll(/"@type":"(Organization|Product|FAQPage)"/g)].map(
    ([, type]) => type,
  )

test.each([
  ['/', ['Organization', 'FAQPage']],
  ['/services/samp', ['Product', 'Product', 'Product']],
  ['/services/mta', ['Product', 'Product', 'Product']],
  ['/services/vps', ['Product', 'Product', 'Product']],
  ['/game-hosting', ['Product', 'Product', 'Product']],
  ['/contact', ['Organization']],
  ['/login', []],
])('%s tells %j', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

test('the home page tells the questions that it shows: none about a VPS where none is sold', () => {
  const plans = SEED_PLANS.filter(({ type }) => type !== 'vps')
  expect(pageData('/', facts)).toContain('root access')
  expect(pageData('/', { ...facts, plans })).not.toContain('root access')
})

test('what somebody typed does not end the block', () => {
  const settings = { ...OPENING_SETTINGS, siteName: '</script><script>alert(1)</script>' }
  const data = pageData('/', { ...facts, settings }) ?? ''
  expect(data).not.toContain('<')
  expect(JSON.parse(data)['@graph'][0].name).toBe(settings.siteName)
})
