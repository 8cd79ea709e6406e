import { type Permission, rolesWith } from '@hostfront/domain/accounts/permission'

/** The accounts that may do something, as they are looked for. */
export const whoMay = (permission: Permission) =>
  ({ role: { in: rolesWith(permission) }, status: 'active' }) as const
