import { expect, test } from 'vitest'
import { movementReference, receivedAtOf } from './recorded-movement.ts'

const movement = { key: '2026-06-01 3000 vir', label: 'VIR 2026-00042', date: '2026-06-01' }

test('a payment is called as the bank calls it, or by label and day, and equal ones are told apart', () => {
  expect(movementReference(movement, 'BANK-7')).toBe('BANK-7')
  expect(movementReference(movement, null)).toBe('VIR 2026-00042 2026-06-01')
  const second = { ...movement, key: `${movement.key} #2` }
  expect(movementReference(second, null)).toBe('VIR 2026-00042 2026-06-01 #2')
  expect(movementReference({ ...movement, label: '' }, null)).toBe('2026-06-01')
  expect(movementReference({ ...second, label: 'x'.repeat(140) }, null)).toHaveLength(104)
})

test('a day that has begun at the bank but not here has come in now, a later one has not', () => {
  expect(receivedAtOf('2026-06-01', '2026-06-01T12:00:00.000Z')).toBe('2026-06-01T00:00:00.000Z')
  expect(receivedAtOf('2026-06-02', '2026-06-01T23:30:00.000Z')).toBe('2026-06-01T23:30:00.000Z')
  expect(receivedAtOf('2026-06-03', '2026-06-01T23:30:00.000Z')).toBe('2026-06-03T00:00:00.000Z')
})

test('only the number at the end of a key tells equal ones apart', () => {
  const key = (end: string) => ({ ...movement, key: `2026-06-01 3000 vir #7 x${end}` })
  expect(movementReference(key(''), null)).toBe('VIR 2026-00042 2026-06-01')
  expect(movementReference(key(' #12'), null)).toBe('VIR 2026-00042 2026-06-01 #12')
  expect(movementReference(key(' #2'), 'B'.repeat(130))).toBe(`${'B'.repeat(117)} #2`)
})

test('14 hours ahead is tomorrow everywhere', () => {
  expect(receivedAtOf('2026-06-02', '2026-06-01T10:00:00.000Z')).toBe('2026-06-02T00:00:00.000Z')
  expect(receivedAtOf('2026-06-02', '2026-06-01T10:00:00.001Z')).toBe('2026-06-01T10:00:00.001Z')
})
