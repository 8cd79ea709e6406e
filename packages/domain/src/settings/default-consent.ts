/** What somebody does by sending the form: `{action}` of the consent. */
export const CONSENT_ACTIONS = {
  register: 'creating an account',
  order: 'placing this order',
} as const
export type ConsentAction = keyof typeof CONSENT_ACTIONS

/** What somebody agrees to where there are terms and no privacy page. */
export const TERMS_ALONE = 'By {action} you agree to our {terms}.'

/** What somebody agrees to until the operator has other words; its variables are in consent-parts.ts. */
export const DEFAULT_CONSENT = `${TERMS_ALONE} Our {privacy} says what we do with your data.`

/** The default of before. Shops that opened with it have it stored, though nobody there has written it. */
const FORMER_DEFAULT =
  'By going on you accept our {terms}. What we do with your data is in our {privacy}.'

/** The stored words of a shop; those of an operator stay as they are. */
export const currentConsent = (stored: string): string =>
  stored === FORMER_DEFAULT ? DEFAULT_CONSENT : stored
