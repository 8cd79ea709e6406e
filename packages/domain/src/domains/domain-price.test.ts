import { expect, test } from 'vitest'
import {
  agreedPrice,
  type DomainPrice,
  findPrice,
  isAtPrice,
  listPrice,
  offeredPrices,
  renewalAmount,
  withoutPrice,
  withPrice,
} from './domain-price.ts'

const com: DomainPrice = { extension: 'com', years: 1, register: 1000, renew: 1200, transfer: 900 }
const comThree: DomainPrice = { ...com, years: 3, register: null, renew: 3300, transfer: null }
const coUk: DomainPrice = { ...com, extension: 'co.uk', register: null, renew: 800, transfer: null }
const prices = [coUk, com, comThree]

test('years that have a line of their own cost what it says, others as many times one', () => {
  expect([1, 2, 3, 4].map((years) => listPrice(prices, 'a.com', 'renew', years))).toEqual([
    1200, 2400, 3300, 4800,
  ])
  // A line that says nothing of it leaves it to the line of one year.
  expect(listPrice(prices, 'a.com', 'register', 3)).toBe(3000)
})

test('a transfer is bought once, and what is not in the list has no price', () => {
  expect(listPrice(prices, 'a.com', 'transfer')).toBe(900)
  expect(listPrice(prices, 'a.com', 'transfer', 2)).toBeNull()
  expect(listPrice(prices, 'a.co.uk', 'register')).toBeNull()
  expect(listPrice(prices, 'a.net', 'renew')).toBeNull()
})

test('what can be registered or transferred for a year is on offer, and what is only renewed is not', () => {
  expect(offeredPrices(prices)).toEqual([com])
  const moved = { ...coUk, transfer: 0 }
  expect(offeredPrices([moved, { ...comThree, register: 2500 }])).toEqual([moved])
})

test('the longest extension decides', () => {
  const uk = { ...com, extension: 'uk', renew: 500 }
  expect(listPrice([uk, coUk], 'a.co.uk', 'renew')).toBe(800)
  expect(listPrice([uk, coUk], 'a.uk', 'renew')).toBe(500)
})

test('who has agreed on the price of the list pays what it says for several years, others their own', () => {
  expect(renewalAmount({ name: 'a.com', price: 1200 }, 3, prices)).toBe(3300)
  expect(renewalAmount({ name: 'a.com', price: 1000 }, 3, prices)).toBe(3000)
  expect(renewalAmount({ name: 'a.com', price: 700 }, 3, prices)).toBe(2100)
  expect(renewalAmount({ name: 'a.net', price: 700 }, 3, prices)).toBe(2100)
})

test('one year costs what was agreed, whatever the list says now', () => {
  expect(renewalAmount({ name: 'a.com', price: 700 }, 1, prices)).toBe(700)
})

test('a new one is agreed at what was typed, else by the list', () => {
  expect(agreedPrice(prices, 'a.com', 0)).toEqual({ ok: true, value: 0 })
  expect(agreedPrice(prices, 'a.com', null)).toEqual({ ok: true, value: 1200 })
  expect(agreedPrice(prices, 'a.net', null)).toEqual({ ok: false, refusal: { extension: 'net' } })
})

test('the list has one line of an extension and years, by extension', () => {
  const changed = { ...com, renew: 1300 }
  expect(withPrice([comThree, com], coUk)).toEqual([coUk, com, comThree])
  expect(findPrice(withPrice(prices, changed), com)).toEqual(changed)
  expect(withPrice(prices, changed)).toHaveLength(3)
  expect(withoutPrice(prices, { extension: 'com', years: 3 })).toEqual([coUk, com])
})

test('those that agreed on the price of a line are at it; others, and other extensions, are not', () => {
  const at = (name: string, price: number, line = com) => isAtPrice({ name, price }, line, prices)
  expect([at('a.com', 1200), at('a.com', 1100), at('a.net', 1200)]).toEqual([true, false, false])
  expect(at('a.com', 3300, comThree)).toBe(false)
  const uk = { ...com, extension: 'uk' }
  expect(isAtPrice({ name: 'a.co.uk', price: 1200 }, uk, [...prices, uk])).toBe(false)
})
