import { Badge, type BadgeTone } from './badge.tsx'
import { capitalized } from './capitalized.ts'

/** Seed, section 4: active green, suspended yellow, expired or expiring soon red, pending blue, anything else grey. */
const tones: Record<string, BadgeTone> = {
  active: 'ok',
  suspended: 'warn',
  expired: 'bad',
  'expiring soon': 'bad',
  pending: 'info',
}

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{capitalized(status)}</Badge>
}
