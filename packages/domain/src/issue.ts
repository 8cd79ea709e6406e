/**
 * What can be wrong with a field. Schemas carry these codes as their messages;
 * the sentences are in the interface's words, one for each code.
 */
export const ISSUE_CODES = [
  'REQUIRED',
  'TOO_LONG',
  'TOO_LOW',
  'TOO_HIGH',
  'EMAIL_INVALID',
  'PASSWORD_TOO_SHORT',
  'PASSWORDS_DIFFER',
  'AMOUNT_INVALID',
  'DATE_INVALID',
  'DATES_REVERSED',
  'NUMBER_INVALID',
  'FIGURE_INVALID',
  'CODE_INVALID',
  'PERCENTAGE_TOO_HIGH',
  'LINK_INVALID',
  'WHATSAPP_INVALID',
  'ACCESS_NEEDED',
  'PORT_NEEDED',
  'COLOUR_INVALID',
  'COUNTRY_INVALID',
  'POSITION_INVALID',
  'PHONE_INVALID',
  'NOT_OFFERED',
  'TWICE',
  'BEYOND_SLOTS',
  'HOST_NAME_INVALID',
  'DOMAIN_INVALID',
  'EXTENSION_INVALID',
  'PANEL_ADDRESS_INVALID',
  'PORTS_INVALID',
  'LINES_INVALID',
  'SSH_KEY_INVALID',
  'ADDRESSES_INVALID',
  'NAME_INVALID',
  'CHOICES_INVALID',
  'CURRENCIES_SAME',
  'RANGE_REVERSED',
  'TERMS_NOT_NAMED',
  'REFERENCE_NEEDED',
  'GATEWAY_KEY_INVALID',
  'GATEWAY_ADDRESS_INVALID',
  'WEBHOOK_SECRET_INVALID',
  'CLIENT_ID_INVALID',
  'GATEWAY_SECRET_INVALID',
  'WEBHOOK_ID_INVALID',
  'FEC_ACCOUNT_INVALID',
  'DATEV_ACCOUNT_INVALID',
  'SIREN_INVALID',
  'VAT_NUMBER_INVALID',
  'ICE_INVALID',
] as const

export type IssueCode = (typeof ISSUE_CODES)[number]

/** `bound`: what the field may be at most or at least, in the unit it is typed in; then the message is `TOO_HIGH 64`. */
export const issue = (code: IssueCode, bound?: number): { error: string } => ({
  error: bound === undefined ? code : `${code} ${bound}`,
})
