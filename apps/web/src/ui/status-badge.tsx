import { Badge, type BadgeTone } from './badge.tsx'
import { capitalized } from './capitalized.ts'

/** Seed, section 4: active green, suspended yellow, expired or expiring soon red, pending blue, anything else grey. What is being set up, which the seed does not know, is on its way as what is pending is. */
const tones: Record<string, BadgeTone> = {
  active: 'ok',
  suspended: 'warn',
  expired: 'bad',
  'expiring soon': 'bad',
  pending: 'info',
  'being set up': 'info',
}

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{capitalized(status)}</Badge>
}
