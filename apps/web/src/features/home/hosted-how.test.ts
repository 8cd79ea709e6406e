import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import { hostedHow } from './hosted-how.ts'

test.each([
  [{}, 'Hosted in Frankfurt, behind DDoS protection.'],
  [{ ddosProtection: false }, 'Hosted in Frankfurt.'],
  [{ place: '' }, 'All of it behind DDoS protection.'],
  [{ place: ' ', ddosProtection: false }, ''],
])('with %j a visitor reads %j', (changes, sentence) => {
  expect(hostedHow({ ...SEED_STOREFRONT, ...changes })).toBe(sentence)
})

test('the grid has the eight of the seed, and of another shop what it claims', () => {
  const titles = (changes: object) =>
    featuresOf({ ...SEED_STOREFRONT, ...changes }).map(({ title }) => title)
  expect(titles({})).toHaveLength(8)
  expect(titles({ place: 'Casablanca, Morocco', uptime: false }).slice(0, 2)).toEqual([
    'Casablanca data center',
    'DDoS protection',
  ])
  const none = Object.fromEntries(Object.keys(SEED_STOREFRONT).map((name) => [name, false]))
  expect(titles({ ...none, place: ' ' })).toEqual([])
})
