import type { Actor } from '../accounts/permissions.ts'
import type { Settings } from './settings.ts'

/** While the shop is closed for maintenance, administrators alone may use it; null: a visitor. */
export const isClosedTo = (
  { maintenanceMode }: Pick<Settings, 'maintenanceMode'>,
  actor: Pick<Actor, 'role'> | null,
): boolean => maintenanceMode && actor?.role !== 'admin'
