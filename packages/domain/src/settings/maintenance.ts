import type { Actor } from '../accounts/actor.ts'
import { isTeamRole } from '../accounts/team-role.ts'
import type { Settings } from './settings.ts'

/** Whether the shop is closed for maintenance to who asks; null: a visitor. Whoever may `shop.use-closed` goes on working, by key too. */
export const isClosedTo = (
  { maintenanceMode }: Pick<Settings, 'maintenanceMode'>,
  actor: Pick<Actor, 'role'> | null,
): boolean => maintenanceMode && !(actor && isTeamRole(actor.role))
