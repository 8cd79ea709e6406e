import { expect, test } from 'vitest'
import { consentParts } from './consent-parts.ts'
import { DEFAULT_CONSENT } from './default-consent.ts'

test('the default names the terms, and the privacy page once there is one', () => {
  expect(consentParts(DEFAULT_CONSENT, false)).toEqual([
    { text: 'By going on you accept our ' },
    { link: 'terms' },
    { text: '.' },
  ])
  expect(consentParts(DEFAULT_CONSENT, true)).toEqual([
    { text: 'By going on you accept our ' },
    { link: 'terms' },
    { text: '. What we do with your data is in our ' },
    { link: 'privacy' },
    { text: '.' },
  ])
})

test.each([
  ['{terms}', [{ link: 'terms' }]],
  ['See {terms}', [{ text: 'See ' }, { link: 'terms' }]],
  ['{privacy}? No! {terms}', [{ text: 'No! ' }, { link: 'terms' }]],
  [
    'You accept {terms} and {privacy}.',
    [{ text: 'By going on you accept our ' }, { link: 'terms' }, { text: '.' }],
  ],
  ['', []],
])('%j without a privacy page', (consent, parts) => {
  expect(consentParts(consent, false)).toEqual(parts)
})
