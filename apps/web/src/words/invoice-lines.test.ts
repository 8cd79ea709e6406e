import { expect, test } from 'vitest'
import { lineWords } from './invoice-lines.ts'

test('the days at the end of a line are written as all days are, any other text stays', () => {
  expect(lineWords('Renewal of Night Shift, monthly, 2026-12-23 to 2027-01-22')).toBe(
    'Renewal of Night Shift, monthly, Dec 23, 2026 to Jan 22, 2027',
  )
  expect(lineWords('SAMP Ultimate "Arena", monthly, 30 days until 2026-12-26')).toBe(
    'SAMP Ultimate “Arena”, monthly, 30 days until Dec 26, 2026',
  )
  expect(lineWords('SAMP Starter "2026-12-23", monthly')).toBe('SAMP Starter “2026-12-23”, monthly')
})
