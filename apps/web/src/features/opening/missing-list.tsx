import type { Opening } from '@hostfront/contract/opening'
import { ActionButton } from '../../parts/action-button.tsx'
import { useAct } from '../../parts/use-act.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.ts'
import { openingWords, STEP_WORDS } from '../../words/opening.ts'

/** For a shop that is taken as it is: quietly, what it lacks. Nothing once it lacks nothing that the shop can see. */
export function MissingList({ opening }: { opening: Opening }) {
  const act = useAct()
  const missing = opening.steps.filter(({ isDone }) => isDone !== true)
  if (missing.every(({ isDone }) => isDone === null)) return null
  return (
    <Panel title={openingWords.title}>
      <p className="mb-3 text-muted">{openingWords.quietLine}</p>
      <ul className="border-line border-t">
        {missing.map(({ step, isDone }) => (
          <li key={step} className="border-line border-b py-2.5 text-[0.9375rem]">
            <TextLink to={STEP_WORDS[step].to}>{STEP_WORDS[step].title}</TextLink>
            {isDone === null ? (
              <span className="text-muted"> ({openingWords.byHand.toLowerCase()})</span>
            ) : null}
          </li>
        ))}
      </ul>
      <ActionButton
        className="mt-4"
        look="quiet"
        size="small"
        onAct={async () => {
          const failure = await act(
            ({ opening: asked }) => asked.dismiss(),
            openingWords.putAwayDone,
          )
          if (failure) void toast(failure.message, 'error')
        }}
      >
        {openingWords.putAway}
      </ActionButton>
    </Panel>
  )
}
