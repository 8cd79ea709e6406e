import { expect, test } from 'vitest'
import { faultAdvice, faultCause } from './faults.ts'

test('a fault says what is wrong and what helps, with the panel’s own word for it', () => {
  expect(faultCause('REFUSED_FIELD', 'limits.disk')).toBe('The panel refuses a field.')
  expect(faultAdvice('REFUSED_FIELD', 'limits.disk')).toBe(
    'Mend it under Products, Delivery, and retry. (limits.disk)',
  )
  expect(faultAdvice('REFUSED_FIELD')).toBe('Mend it under Products, Delivery, and retry.')
})

test('where its detail says more than its code, the words are its own', () => {
  expect(faultCause('NO_ROOM')).toBe('No node has room for it.')
  expect(faultCause('NO_ROOM', 'vmids')).toBe('Every VM number of the plan’s range is taken.')
  expect(faultCause('NO_TEMPLATE', 'choice')).toBe('Nothing is said for what was chosen.')
  expect(faultAdvice('NO_ROOM', 'vmids')).toBe(
    'Widen the range under Products, Delivery. It is tried again every hour.',
  )
})

test('of what an egg needs and has no value for, all is named', () => {
  const detail = 'environment.RCON_PASS,STEAM_GSLT'
  expect(faultCause('REFUSED_FIELD', detail)).toBe(
    'The egg needs a fitting value for RCON_PASS, STEAM_GSLT.',
  )
  expect(faultCause('REFUSED_FIELD', '422 environment.Version')).toBe(
    'The egg needs a fitting value for Version.',
  )
  expect(faultAdvice('REFUSED_FIELD', detail)).toBe(
    'Give one in the variables under Products, Delivery, and retry.',
  )
})
