import { expect, test } from 'vitest'
import { dialledPhone } from './dialled-phone.ts'

test.each([
  ['+212 612-345678', '+212612345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0049 (0)69 1234', '0049691234'],
  ['+ 49.(0)69 1234', '+49691234'],
  ['(+44) (0)20 7946', '+44207946'],
  ['+49 69 1234-(0)', '+496912340'],
  ['(0)69 1234', '0691234'],
  ['069/12.34', '0691234'],
])('of %s is dialled %s', (phone, dialled) => {
  expect(dialledPhone(phone)).toBe(dialled)
})
