import { expect, test } from 'vitest'
import { companyGaps } from './company-gaps.ts'

test.each([
  [{ company: null, street: null, town: null }, []],
  [{ company: ' ', street: null, town: null }, []],
  [{ company: 'Doe Ltd', street: null, town: null }, ['street', 'town']],
  [{ company: 'Doe Ltd', street: ' ', town: 'Rabat' }, ['street']],
  [{ company: 'Doe Ltd', street: '1 Main Street', town: '' }, ['town']],
  [{ company: 'Doe Ltd', street: '1 Main Street', town: 'Rabat' }, []],
])('of an order for %j is missing %j', (buyer, missing) => {
  expect(companyGaps(buyer)).toEqual(missing)
})
