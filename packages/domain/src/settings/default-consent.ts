/** What somebody agrees to where there are terms and no privacy page. */
export const TERMS_ALONE = 'By going on you accept our {terms}.'

/** What somebody agrees to until the operator has other words; its variables are in consent-parts.ts. */
export const DEFAULT_CONSENT = `${TERMS_ALONE} What we do with your data is in our {privacy}.`
