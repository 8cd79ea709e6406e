import type { CallsOf } from './row.ts'

export const apiKeys: CallsOf<'apiKeys'> = {
  list: { who: 'accounts' },
  create: {
    who: 'accounts',
    input: { name: 'Shop', scopes: ['orders:read'], expiresInDays: null },
  },
  revoke: { who: 'owner', input: async ({ apiKey }) => ({ id: await apiKey() }) },
}
