import * as z from 'zod/mini'
import { addDays } from '../add-days.ts'
import { latestGoneEnd } from './domain-renewal.ts'
import { EXPIRING_SOON_DAYS } from './domain-state.ts'

/** As lists of staff tell them apart. */
export const DomainStage = z.enum(['active', 'expiring-soon', 'expired', 'gone'])
export type DomainStage = z.infer<typeof DomainStage>

/** When domains end that are at a stage at `now`. */
export function stageEnds(stage: DomainStage, now: string): { gt?: string; lte?: string } {
  const soon = addDays(now, EXPIRING_SOON_DAYS)
  switch (stage) {
    case 'active':
      return { gt: soon }
    case 'expiring-soon':
      return { gt: now, lte: soon }
    case 'expired':
      return { gt: latestGoneEnd(now), lte: now }
    case 'gone':
      return { lte: latestGoneEnd(now) }
  }
}
