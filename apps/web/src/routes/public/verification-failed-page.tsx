import { GateOutcome } from '../../features/gate/gate-outcome.tsx'
import { forgetPassage } from '../../features/gate/passage.ts'

export function VerificationFailedPage() {
  return (
    <GateOutcome
      title="The check could not be finished"
      lead="Something kept the check of your browser from finishing. That says nothing about you, and nothing was lost."
      onTryAgain={forgetPassage}
    >
      <h2 className="font-semibold">What helps</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-muted">
        <li>Try again: most of the time the second attempt goes through.</li>
        <li>Load the page without extensions that block scripts.</li>
        <li>If it happens again, tell support which browser you use.</li>
      </ul>
    </GateOutcome>
  )
}
