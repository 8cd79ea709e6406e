import { expect, test } from 'vitest'
import { furtherLocations, locationsElsewhere } from './locations-elsewhere.ts'
import { SEED_OPTIONS } from './seed-options.ts'

test.each([
  ['Frankfurt, Germany', []],
  ['FRANKFURT, GERMANY', []],
  ['', []],
  ['  ', []],
  ['Casablanca, Morocco', ['Germany', 'USA', 'UK', 'France']],
  ['Kyiv, Ukraine', ['Germany', 'USA', 'UK', 'France']],
  ['Lausanne, Switzerland', ['Germany', 'USA', 'UK', 'France']],
  ['London (UK)', []],
])('of servers in %j, orders offer elsewhere %j', (place, expected) => {
  expect(locationsElsewhere(place, SEED_OPTIONS)).toEqual(expected)
})

test('an option that is asked for no more contradicts nobody', () => {
  const archived = SEED_OPTIONS.map((option) => ({ ...option, status: 'archived' as const }))
  expect(locationsElsewhere('Casablanca, Morocco', archived)).toEqual([])
  expect(locationsElsewhere('Casablanca, Morocco', [])).toEqual([])
})

test.each([
  ['Frankfurt, Germany', ['USA', 'UK', 'France']],
  ['Paris, FRANCE', ['Germany', 'USA', 'UK']],
  ['London (UK)', ['Germany', 'USA', 'France']],
  // Another name of what is offered, maybe: pages say nothing.
  ['London, United Kingdom', []],
  ['', []],
])('beside %j orders offer %j', (place, expected) => {
  expect(furtherLocations(place, SEED_OPTIONS)).toEqual(expected)
})

test('pages name no locations that only some plans can be ordered in', () => {
  const ofVps = SEED_OPTIONS.map((option) => ({ ...option, planTypes: ['vps' as const] }))
  expect(furtherLocations('Frankfurt, Germany', ofVps)).toEqual([])
})
