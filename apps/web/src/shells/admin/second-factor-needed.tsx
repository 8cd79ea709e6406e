import { ShieldAlert } from 'lucide-react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { secondFactorNeeded } from '../../words/second-factor.ts'

/** What to do about a panel that the shop refuses for want of a second factor. */
export function SecondFactorNeeded({ onAskAgain }: { onAskAgain: () => void }) {
  const { title, text, setUp, again } = secondFactorNeeded
  return (
    <div className="grid min-h-[60dvh] max-w-prose content-center justify-items-start gap-4">
      <ShieldAlert aria-hidden="true" className="size-9 text-warn" strokeWidth={1.5} />
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to="/dashboard?tab=account#security">{setUp}</LinkButton>
        <Button look="secondary" onClick={onAskAgain}>
          {again}
        </Button>
      </div>
    </div>
  )
}
