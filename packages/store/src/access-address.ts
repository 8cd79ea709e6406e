import type { ServiceAccess } from '@hostfront/domain/services/access'

/** Where a service is reached: a mail about abuse names nothing else of it. */
export const ADDRESS = {
  of: ['access'],
  text: ({ access }: { readonly access: ServiceAccess | null }) => access?.address ?? '',
} as const
