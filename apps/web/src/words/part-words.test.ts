import { expect, test } from 'vitest'
import { partWords } from './part-words.ts'

test('what is paid in part says how much, and what is left', () => {
  const invoice = { status: 'unpaid', total: 500, paid: 300 } as const
  expect(partWords(invoice, 'EUR')).toBe('€3.00 of €5.00 paid, €2.00 to pay')
  expect(partWords({ ...invoice, paid: 0 }, 'EUR')).toBeNull()
  expect(partWords({ ...invoice, status: 'paid', paid: 500 }, 'EUR')).toBeNull()
})
