import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAlike, isOneEditAway } from './one-edit.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

/** How many letters are to be changed, neighbours that change places counting once. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [a, b] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return distance(a, b)
  const swapped =
    one.length > 1 && one[0] === other[1] && one[1] === other[0]
      ? distance(one.slice(2), other.slice(2))
      : Number.POSITIVE_INFINITY
  return 1 + Math.min(distance(a, other), distance(one, b), distance(a, b), swapped)
}

test('what is one edit away is what takes one letter or none to change, from either side', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneEditAway(one, other)).toBe(distance(one, other) <= 1)
      expect(isOneEditAway(other, one)).toBe(isOneEditAway(one, other))
    }),
  )
})

test('a text is alike to each of its words with one letter taken out, from four letters on', () => {
  const long = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 9 })
  fc.assert(
    fc.property(long, fc.nat(8), (text, at) => {
      const typed = text.slice(0, at % text.length) + text.slice((at % text.length) + 1)
      expect(isAlike(typed, `some ${text} more`)).toBe(true)
    }),
  )
})

test.each([
  ['setings', 'settings', true],
  ['setin', 'settings', true],
  ['invocies', 'invoices', true],
  ['curency', 'prices: currency', true],
  ['orange monye', 'orange money', true],
  ['vta', 'vat number', false],
  ['vat nubmer', 'vat number', true],
  ['dordes', 'orders', false],
])('%s is alike to %s: %s', (typed, text, is) => expect(isAlike(typed, text)).toBe(is))
