import { useSettings } from '../../host/settings.ts'

/** What the switches above it do, and what they do not. */
export function AutoRenewNote() {
  const { renewalLeadDays } = useSettings().billing
  return (
    <p className="mt-2 max-w-prose text-muted text-sm">
      Auto-renew pays from your coins, {renewalLeadDays} {renewalLeadDays === 1 ? 'day' : 'days'}{' '}
      before the paid time ends. With too few coins nothing is taken: pay the invoice then, or get
      coins.
    </p>
  )
}
