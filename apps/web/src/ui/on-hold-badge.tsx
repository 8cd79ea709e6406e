import { Badge } from './badge.tsx'

/** Beside the state of what the team lets be for a while. */
export const OnHoldBadge = () => <Badge tone="info">On hold</Badge>
