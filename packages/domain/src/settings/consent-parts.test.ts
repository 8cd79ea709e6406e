import { expect, test } from 'vitest'
import { consentParts } from './consent-parts.ts'
import { CONSENT_ACTIONS, type ConsentAction, DEFAULT_CONSENT } from './default-consent.ts'

test('the default says what is done and names the terms, and the privacy page once there is one', () => {
  expect(consentParts(DEFAULT_CONSENT, { action: 'register', hasPrivacy: false })).toEqual([
    { text: 'By creating an account you agree to our ' },
    { link: 'terms' },
    { text: '.' },
  ])
  expect(consentParts(DEFAULT_CONSENT, { action: 'order', hasPrivacy: true })).toEqual([
    { text: 'By placing this order you agree to our ' },
    { link: 'terms' },
    { text: '. Our ' },
    { link: 'privacy' },
    { text: ' says what we do with your data.' },
  ])
})

test('words of an operator stay as they are, whatever is done by it', () => {
  const own = 'Read our {terms} before you go on.'
  for (const action of Object.keys(CONSENT_ACTIONS) as ConsentAction[]) {
    expect(consentParts(own, { action, hasPrivacy: true })).toEqual([
      { text: 'Read our ' },
      { link: 'terms' },
      { text: ' before you go on.' },
    ])
  }
})

test.each([
  ['{terms}', [{ link: 'terms' }]],
  ['See {terms}', [{ text: 'See ' }, { link: 'terms' }]],
  ['{privacy}? No! {terms}', [{ text: 'No! ' }, { link: 'terms' }]],
  [
    'You accept {terms} and {privacy}.',
    [{ text: 'By placing this order you agree to our ' }, { link: 'terms' }, { text: '.' }],
  ],
  ['', []],
])('%j without a privacy page', (consent, parts) => {
  expect(consentParts(consent, { action: 'order', hasPrivacy: false })).toEqual(parts)
})
