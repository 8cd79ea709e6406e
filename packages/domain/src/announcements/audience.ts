import type { Actor } from '../accounts/actor.ts'
import { isTeamRole } from '../accounts/team-role.ts'
import type { Announcement } from './announcement.ts'

/** Whether it is meant for who reads it; null: a visitor. Administrators read what customers read. */
export function isMeantFor(
  { isActive, targetAudience }: Pick<Announcement, 'isActive' | 'targetAudience'>,
  reader: Pick<Actor, 'role'> | null,
): boolean {
  if (!isActive) return false
  if (targetAudience === 'all') return true
  return reader !== null && (targetAudience === 'customers' || isTeamRole(reader.role))
}
