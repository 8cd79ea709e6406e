import { useSettings } from '../../host/settings.ts'

interface AutoRenewNoteProps {
  /** It is in the box of its switch. */
  isBeside?: boolean
}

/** What the switches above it do, and what they do not. */
export function AutoRenewNote({ isBeside = false }: AutoRenewNoteProps) {
  const { renewalLeadDays } = useSettings().billing
  return (
    <p className={`text-muted text-sm ${isBeside ? 'basis-full' : 'mt-4'}`}>
      Auto-renew pays from your coins, {renewalLeadDays} {renewalLeadDays === 1 ? 'day' : 'days'}{' '}
      before the paid time ends. With too few coins nothing is taken: pay the invoice then, or get
      coins.
    </p>
  )
}
