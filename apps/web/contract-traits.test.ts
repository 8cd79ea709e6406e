import { expect, test } from 'vitest'
import { contractTraits } from './contract-traits.ts'

test('the contract says which calls change nothing and which count once', () => {
  const { reads, once } = JSON.parse(contractTraits().__HOSTFRONT_CALLS__)
  expect(reads).toEqual(expect.arrayContaining(['accounts.me', 'plans.onSale', 'orders.list']))
  expect(once).toEqual(expect.arrayContaining(['orders.place', 'orders.approve']))
  expect(reads).not.toContain('accounts.login')
  expect(once.filter((name: string) => reads.includes(name))).toEqual([])
})
