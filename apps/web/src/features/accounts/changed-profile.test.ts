import { expect, test } from 'vitest'
import { changedProfile } from './changed-profile.ts'

const shown = {
  name: 'Jane Doe',
  country: 'MA',
  phone: '',
  company: 'Doe',
  taxId: '',
  street: '',
  postcode: '',
  town: '',
  locale: 'fr',
}

test('what is left as it was is not sent', () => {
  expect(changedProfile(shown, { ...shown })).toEqual({})
})

test('what a form does not ask for is not sent', () => {
  const { locale: _, ...typed } = shown
  expect(changedProfile(shown, { ...typed, phone: '7' })).toEqual({ phone: '7' })
})

test('what is changed is sent, what is emptied as well', () => {
  expect(changedProfile(shown, { ...shown, phone: '+212 6', company: '' })).toEqual({
    phone: '+212 6',
    company: '',
  })
})
