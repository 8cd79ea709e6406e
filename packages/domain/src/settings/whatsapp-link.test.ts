import { expect, test } from 'vitest'
import { toWhatsAppLink } from './whatsapp-link.ts'

test.each([
  '+212 6 12 34 56 78',
  '+212612345678',
  '00212 612-345678',
  '+212 (0)6.12.34.56.78',
  '+212/612 345 678',
])('%j is a number that WhatsApp reaches', (typed) => {
  expect(toWhatsAppLink(typed)).toBe('https://wa.me/212612345678')
})

test.each([
  '',
  // Of which country, nobody knows.
  '06 12 34 56 78',
  '612345678',
  '+212 612',
  '+0612345678',
  '+212 612 345 678 901 234',
  '+212 six',
  'https://wa.me/212612345678',
  '/contact',
])('%j stays as it is', (typed) => {
  expect(toWhatsAppLink(typed)).toBe(typed)
})
