import type { Actor } from '../accounts/actor.ts'
import { ROLES } from '../accounts/permission.ts'
import type { Settings } from './settings.ts'

/** Whether the shop is closed for maintenance to who asks; null: a visitor. Keys of the team go on working. */
export const isClosedTo = (
  { maintenanceMode }: Pick<Settings, 'maintenanceMode'>,
  actor: Pick<Actor, 'role'> | null,
): boolean => maintenanceMode && !(actor && ROLES[actor.role].has('shop.use-closed'))
