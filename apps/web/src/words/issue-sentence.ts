import type { IssueCode } from '@hostfront/domain/issue'
import { TAX_ID_SENTENCES } from './tax-id.ts'

/** Issue code -> the text beside the field. */
export const issueSentences: { readonly [Code in IssueCode]: string } = {
  REQUIRED: 'Please fill in this field.',
  TOO_LONG: 'This is too long.',
  TOO_LOW: 'This is too low.',
  TOO_HIGH: 'This is too high.',
  EMAIL_INVALID: 'Please enter a valid email address.',
  PASSWORD_TOO_SHORT: 'Password must be at least 6 characters long',
  PASSWORDS_DIFFER: 'Passwords do not match',
  AMOUNT_INVALID: 'Please enter an amount such as 4.50.',
  DATE_INVALID: 'Please enter a date.',
  DATES_REVERSED: 'The end must come after the beginning.',
  NUMBER_INVALID: 'Please enter a whole number.',
  FIGURE_INVALID: 'Please enter a number such as 4.5.',
  CODE_INVALID: 'Use 3 to 32 letters, digits and hyphens.',
  ACCESS_NEEDED: 'Please say how its customer reaches it: an address, a panel link or a note',
  PORT_NEEDED: 'Please add the port that players connect to, such as play.example.com:7777.',
  LINK_INVALID: 'Please enter an address that begins with https://',
  WHATSAPP_INVALID:
    'Please enter the number with its country code, such as +212 6 12 34 56 78, or a link that begins with https://',
  COLOUR_INVALID: 'Please enter a colour such as #f2a33a.',
  POSITION_INVALID: 'Please enter latitude and longitude, such as 33.5731, -7.5898.',
  COUNTRY_INVALID: 'Please enter countries by name or code, such as Morocco or MA.',
  PHONE_INVALID: 'Please enter a phone number such as +212 612 345678.',
  NOT_OFFERED: 'This is not offered. Please choose again.',
  TWICE: 'Something is in here twice.',
  BEYOND_SLOTS: 'This plan has fewer slots. Please choose again.',
  HOST_NAME_INVALID:
    'Please enter a host name such as web1.example.com: letters, digits and hyphens.',
  DOMAIN_INVALID: 'Please enter a domain name such as example.com.',
  EXTENSION_INVALID: 'Please enter an extension such as .com or .co.uk.',
  PORTS_INVALID:
    'Please write each further port as any or as its distance, such as +2: nine at most.',
  LINES_INVALID: 'Please write each line as NAME = value.',
  SSH_KEY_INVALID: 'Please paste a public key, such as ssh-ed25519 AAAA…',
  ADDRESSES_INVALID: 'Please write IPv4 addresses, or blocks such as 203.0.113.0/28.',
  NAME_INVALID: 'Please use its name as the panel has it, without spaces.',
  CURRENCIES_SAME: 'Please choose two different currencies.',
  CHOICES_INVALID: 'Please write one for all, or each choice once, such as debian-12 = 9000.',
  RANGE_REVERSED: 'The last must not lie below the first.',
  PANEL_ADDRESS_INVALID: "Please enter the panel's address, beginning with https://.",
  TERMS_NOT_NAMED: 'Please name the terms: {terms} becomes a link to them.',
  GATEWAY_KEY_INVALID: 'Please enter a secret key: it begins with sk_ or rk_.',
  GATEWAY_ADDRESS_INVALID:
    'Please enter an address that begins with https://, or one of this machine.',
  WEBHOOK_SECRET_INVALID: 'Please enter a signing secret: it begins with whsec_.',
  CLIENT_ID_INVALID: 'Please paste the client ID as PayPal shows it, without spaces.',
  GATEWAY_SECRET_INVALID: 'Please paste the secret as PayPal shows it, without spaces.',
  WEBHOOK_ID_INVALID: 'Please enter the webhook ID: letters and digits, such as 1JE4291016473214C.',
  FEC_ACCOUNT_INVALID: 'Please enter 3 to 12 digits.',
  DATEV_ACCOUNT_INVALID: 'Please enter 4 to 9 digits.',
  SIREN_INVALID: 'Please enter nine digits.',
  ...TAX_ID_SENTENCES,
  REFERENCE_NEEDED: 'Please enter the transaction reference, or add a receipt.',
  PERCENTAGE_TOO_HIGH: 'At most 100 percent can be taken off.',
}

/** The text beside a field for the message its schema gave, see `issue`; undefined where nothing is wrong. */
export function issueSentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  const [code = '', bound] = message.split(' ')
  // A message that is no code was put there as a sentence, by a refusal of the shop.
  if (!isIssueCode(code)) return message
  const sentence = issueSentences[code]
  if (bound === undefined) return sentence
  return `${sentence.slice(0, -1)}: at ${code === 'TOO_LOW' ? 'least' : 'most'} ${bound}.`
}

const isIssueCode = (code: string): code is IssueCode => code in issueSentences
