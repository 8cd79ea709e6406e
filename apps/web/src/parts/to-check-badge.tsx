import { Badge } from '../ui/badge.tsx'
import { PAYMENT_TO_CHECK } from '../words/declarations.ts'

/** Of what its customer has told of a payment for that staff have not checked yet. */
export const ToCheckBadge = () => <Badge tone="info">{PAYMENT_TO_CHECK}</Badge>
