import { expect, test } from 'vitest'
import { byWay, isRecordedWay, isReferenceGiven, nameOfWay } from './recorded-ways.ts'

test('a transfer has a reference, cash need not have one', () => {
  expect(isReferenceGiven({ reference: '', method: 'bank-transfer' })).toBe(false)
  expect(isReferenceGiven({ reference: '' })).toBe(false)
  expect(isReferenceGiven({ reference: 'OM-7' })).toBe(true)
  expect(isReferenceGiven({ reference: '', method: 'cash' })).toBe(true)
  expect(isReferenceGiven({ reference: '', method: 'other' })).toBe(true)
  expect(isRecordedWay('coins')).toBe(false)
})

test('cash has a name of its own, unless the operator has a method of that id', () => {
  const cash = {
    id: 'cash',
    kind: 'manual',
    name: 'At the counter',
    country: null,
    isOffered: true,
    instructions: '',
    account: '',
  } as const
  expect(nameOfWay('cash', [])).toBe('Cash')
  expect(nameOfWay('cash', [cash])).toBe('At the counter')
  expect(nameOfWay('gone', [cash])).toBe('gone')
  expect(nameOfWay('till', [{ ...cash, id: 'till', name: 'other' }])).toBe('other')
})

test('a sentence says how money came as people do, and a method by its name', () => {
  expect(byWay('Cash')).toBe('in cash')
  expect(byWay('Other')).toBe('by other means')
  expect(byWay('Coins')).toBe('in coins')
  expect(byWay('Bank transfer')).toBe('by bank transfer')
  expect(byWay('PayPal')).toBe('by PayPal')
  expect(byWay('At the counter')).toBe('by At the counter')
})
