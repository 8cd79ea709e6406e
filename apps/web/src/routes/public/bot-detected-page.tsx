import { GateOutcome } from '../../features/gate/gate-outcome.tsx'
import { forgetPassage } from '../../features/gate/passage.ts'

export function BotDetectedPage() {
  return (
    <GateOutcome
      title="You look like a robot to us"
      lead="The check at our front door found signs of an automated browser, so it did not open the home page. Nothing was stored about you."
      onTryAgain={forgetPassage}
    >
      <h2 className="font-semibold">If you are a person</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-muted">
        <li>Close tools that steer the browser for you, then try again.</li>
        <li>Some privacy extensions hide what tells a browser from a program. Pause them here.</li>
        <li>Or use another browser. All other pages are open without the check.</li>
      </ul>
    </GateOutcome>
  )
}
