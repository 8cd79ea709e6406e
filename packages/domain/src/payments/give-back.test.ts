import { expect, test } from 'vitest'
import { cameFromOutside, givenBack } from './give-back.ts'

const paying = (id: string, method: string, amount: number, returned = 0) => ({
  id,
  paymentId: `payment of ${id}`,
  method,
  amount,
  returned,
})
const shares = (parts: ReturnType<typeof givenBack>) =>
  parts.map(({ allocation, amount }) => [allocation.id, amount])

const newestFirst = [
  paying('new', 'coins', 300),
  paying('middle', 'paypal', 500, 100),
  paying('old', 'bank-transfer', 200),
]

test('to coins goes back what came last, and of the last as much as is left', () => {
  expect(shares(givenBack(newestFirst, 350, 'coins'))).toEqual([
    ['new', 300],
    ['middle', 50],
  ])
})

test('outside goes first what came from there; what coins paid comes after it', () => {
  expect(shares(givenBack(newestFirst, 450, 'off-site'))).toEqual([
    ['middle', 400],
    ['old', 50],
  ])
  expect(shares(givenBack(newestFirst, 900, 'off-site'))).toEqual([
    ['middle', 400],
    ['old', 200],
    ['new', 300],
  ])
})

test('what went back before is not given back outside again before coins are', () => {
  const half = [paying('outside', 'paypal', 100, 40), paying('coins', 'coins', 100)]
  expect(shares(givenBack(half, 500, 'off-site'))).toEqual([
    ['outside', 60],
    ['coins', 100],
  ])
})

test('no more goes back than came', () => {
  expect(shares(givenBack([paying('one', 'paypal', 100, 100)], 50, 'coins'))).toEqual([])
})

test('an invoice without payments was paid as it says', () => {
  expect(cameFromOutside({ paymentMethod: 'paypal' }, [])).toBe(true)
  expect(cameFromOutside({ paymentMethod: 'coins' }, [])).toBe(false)
  expect(cameFromOutside({ paymentMethod: 'coins' }, newestFirst)).toBe(true)
  expect(cameFromOutside({ paymentMethod: 'paypal' }, newestFirst.slice(0, 1))).toBe(false)
})
