import type { DeclarationState } from '@hostfront/domain/payments/declaration'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { DECLARATION_STATE_NAMES } from '../words/declarations.ts'

const TONES: Record<DeclarationState, BadgeTone> = {
  waiting: 'due',
  approved: 'ok',
  rejected: 'bad',
  withdrawn: 'neutral',
  superseded: 'neutral',
}

/** What has become of a declared payment, in a word. */
export const DeclarationBadge = ({ state }: { state: DeclarationState }) => (
  <Badge tone={TONES[state]}>{DECLARATION_STATE_NAMES[state]}</Badge>
)
