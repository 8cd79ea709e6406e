import type { Delivery } from '@hostfront/contract/delivery'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { stepLine } from '../../../words/delivery.ts'

/** Where a server stands. */
export const DeliveryBadge = ({ instance, service }: Pick<Delivery, 'instance' | 'service'>) => (
  <Badge tone={toneOf(instance)}>{stepLine(instance, service)}</Badge>
)

function toneOf({ phase, state, fault }: Instance): BadgeTone {
  if (phase === 'person') return fault === null ? 'warn' : 'bad'
  if (phase === 'working') return fault === null ? 'info' : 'warn'
  return state === 'on' ? 'ok' : 'neutral'
}
