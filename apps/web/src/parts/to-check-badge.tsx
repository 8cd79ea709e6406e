import { Badge } from '../ui/badge.tsx'
import { PAYMENT_TO_CHECK } from '../words/declarations.ts'

/** A payment that its customer has told of and staff have not checked yet. */
export const ToCheckBadge = () => <Badge tone="info">{PAYMENT_TO_CHECK}</Badge>
