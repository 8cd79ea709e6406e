import type { ApiScope } from '@hostfront/domain/accounts/api-key'

/** What a key with this scope may do, as its owner would say it. */
export const SCOPE_SENTENCES: Record<ApiScope, string> = {
  'account:read': 'Read your account and your notifications',
  'billing:read': 'Read your invoices and coin entries',
  'billing:write': 'Record payments, if you are an administrator',
  'orders:read': 'Read your orders; as an administrator, all of them',
  'orders:write': 'Place and cancel orders; as an administrator, decide on them',
  'services:read': 'Read your services',
}

export const secondFactorWords = {
  off: 'With an authenticator app, nobody can sign in with your password alone: a code of your phone is asked for, too.',
  on: 'When you sign in, a code of your authenticator app is asked for, too.',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  fewCodes: 'Make new ones before you run out of them.',
  scan: 'Scan this with your authenticator app, or type the secret into it. Then enter the code that the app shows.',
  codes:
    'Each of these codes signs you in once when your phone is not at hand. They are shown this once: keep them where you keep what matters.',
  renew: 'The codes you have now stop working.',
  remove: 'Your password alone will then be enough to sign in. The recovery codes are deleted.',
}

export const apiKeyWords = {
  none: 'A key lets a program of yours read invoices or place orders in your name, as far as you allow it.',
  noScope: 'Choose at least one thing that the key may do.',
  once: 'Copy it now: it is shown this once, and we keep nothing that it could be read from.',
  revoke: 'Programs that use it are refused from then on. This cannot be undone.',
}

export const notCopied =
  'This browser does not let us copy. Select the text and press Ctrl+C, or Command+C on a Mac.'

export const secondFactorNeeded = {
  title: 'A second factor is needed',
  text: 'This shop asks its administrators for a second factor. Set up an authenticator app for your account, then come back.',
  setUp: 'Set it up',
  again: 'I have set it up',
}

/** Deleting one's own account. */
export const deleteAccountWords = {
  condition:
    'An account can be deleted when no service is running, no order is pending and no invoice is open.',
  effect:
    'Your name, email, profile and sessions are erased, and coins that are left are lost. Invoices have to be kept as they were issued, with name, company and country; the coin ledger stays without them. What administrators changed in your account stays in their log. This cannot be undone.',
}
