import type { User } from './user.ts'

/** Whether it is a role of the team. Apart from permission.ts, whose lists no public page needs; its test holds the two together. */
export const isTeamRole = (role: User['role']): boolean => role === 'admin'

/** Whether the panel is open to an account; null: a visitor. */
export const entersPanel = (account: Pick<User, 'role' | 'status'> | null | undefined): boolean =>
  account?.status === 'active' && isTeamRole(account.role)
