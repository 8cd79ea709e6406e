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

export const apiKeyWords = {
  none: 'A key lets a program of yours read invoices or place orders in your name, as far as you allow it.',
  noScope: 'Choose at least one thing that the key may do.',
  once: 'Copy it now: it is shown this once, and we keep nothing that it could be read from.',
  revoke: 'Programs that use it are refused from then on. This cannot be undone.',
}
