import type { Service } from '@hostfront/domain/services/service'
import { BACKUP_NAMES, CYCLE_NAMES } from './orders.ts'

/** The choices of a service in one line; those that nobody made are left out. */
export function serviceOptions({
  billingCycle,
  playerSlots,
  ddosProtection,
  backup,
}: Pick<Service, 'billingCycle' | 'playerSlots' | 'ddosProtection' | 'backup'>): string {
  return [
    CYCLE_NAMES[billingCycle],
    playerSlots && `${playerSlots} slots`,
    ddosProtection && 'DDoS protection',
    backup && backup !== 'none' && `${BACKUP_NAMES[backup]} backup`,
  ]
    .filter(Boolean)
    .join(' · ')
}
