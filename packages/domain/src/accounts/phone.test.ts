import { expect, test } from 'vitest'
import { Phone } from './phone.ts'

test.each([
  '',
  '+212 612 345678',
  '(069) 123-456',
  '0612.34.56.78',
  '069/12345',
  '٠٦١٢٣٤٥٦٧٨',
  ' 12345 ',
])('%j may be a phone number', (typed) => {
  expect(Phone.parse(typed)).toBe(typed.trim())
})

test.each(['call me', '1234', '+()-./', '12345 ext. 6', 'abc12345', '1'.repeat(41)])(
  '%j is none',
  (typed) => {
    expect(Phone.safeParse(typed).success).toBe(false)
  },
)
