import type { Instance } from '@hostfront/domain/provisioning/instance'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { stepLine } from '../../../words/delivery.ts'

/** Where a server stands. */
export const DeliveryBadge = ({ instance }: { instance: Instance }) => (
  <Badge tone={toneOf(instance)}>{stepLine(instance)}</Badge>
)

function toneOf({ phase, state, fault }: Instance): BadgeTone {
  if (phase === 'person') return fault === null ? 'warn' : 'bad'
  if (phase === 'working') return fault === null ? 'info' : 'warn'
  return state === 'on' ? 'ok' : 'neutral'
}
