/** What somebody agrees to until the operator has other words; its variables are in consent-parts.ts. */
export const DEFAULT_CONSENT =
  'By going on you accept our {terms}. What we do with your data is in our {privacy}.'
