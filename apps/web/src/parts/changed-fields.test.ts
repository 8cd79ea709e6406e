import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const shown = { id: 'a', name: 'Entry', price: 700, specs: { ram: 4, cpu: 2 }, features: ['One'] }

test('what is as it was shown is left out, whatever the order of its parts', () => {
  const typed = { name: 'Entry', price: 800, specs: { cpu: 2, ram: 4 }, features: ['One', 'Two'] }
  expect(changedFields(shown, typed)).toEqual({ price: 800, features: ['One', 'Two'] })
  expect(changedFields(shown, { ...typed, price: 700, features: ['One'] })).toEqual({})
})

test('what is emptied is sent, and what a form does not ask for is not', () => {
  const typed = { name: '', price: 700 }
  expect(changedFields({ ...shown, features: [] }, typed)).toEqual({ name: '' })
})
