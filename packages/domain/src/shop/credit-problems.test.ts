import { expect, test } from 'vitest'
import { creditProblems } from './credit-problems.ts'

const invoice = { id: 'i1', number: '2026-00001', total: 1200, tax: 200, credited: 500 }
const note = (total: number, tax: number) => ({ invoiceId: 'i1', total, tax })
const codes = (...given: Parameters<typeof creditProblems>) =>
  creditProblems(...given).map(({ code, subject }) => `${code} ${subject}`)

test('an invoice says what its notes take back', () => {
  expect(codes([invoice], [note(300, 50), note(200, 33)])).toEqual([])
  expect(codes([{ ...invoice, credited: 0 }], [])).toEqual([])
  expect(codes([invoice], [note(300, 50)])).toEqual(['credit-differs 2026-00001'])
})

test('notes take back no more than there was, and in the end all of its tax', () => {
  const whole = { ...invoice, credited: 1200 }
  expect(codes([whole], [note(1000, 167), note(200, 33)])).toEqual([])
  expect(codes([whole], [note(1000, 167), note(200, 32)])).toEqual(['credit-differs 2026-00001'])
  expect(codes([{ ...invoice, credited: 1300 }], [note(1300, 200)])).toHaveLength(1)
})
