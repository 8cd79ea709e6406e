import { lazy, Suspense, useEffect } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { type GateState, loadCheck, useGate } from './use-gate.ts'

/** Loaded during the countdown before it: few who see the page are asked. */
const loadQuiz = () => loadPart(async () => ({ default: (await import('./quiz.tsx')).Quiz }))
const Quiz = lazy(loadQuiz)
/** When it is certain that somebody waits. */
const AHEAD_SECONDS = 4

/**
 * Covers the whole home page until it is passed. It is part of the prerendered page and shown by CSS
 * (`html[data-gate]`), which hides the page behind it from the eye, the keyboard and screen readers alike.
 */
export function EntryGate() {
  const { features } = useSettings()
  const { state, answer } = useGate(features.entryGate)
  if (state.step === 'open') return null
  return (
    <div className="gate fixed inset-0 z-40 overflow-y-auto bg-ground">
      {/* From a fixed height on, not centred: what follows may be a line longer and moves nothing. */}
      <div className="mx-auto max-w-xl px-6 pt-[26svh] pb-12">
        <LogoMark className="mb-10 size-11" />
        <Step state={state} onAnswer={answer} />
      </div>
    </div>
  )
}

function Step({ state, onAnswer }: { state: GateState; onAnswer: (text: string) => void }) {
  if (state.step === 'quiz') {
    return (
      <Suspense>
        <Quiz problem={state.problem} isWrong={state.isWrong} onAnswer={onAnswer} />
      </Suspense>
    )
  }
  if (state.step === 'check') return <Countdown secondsLeft={state.secondsLeft} />
  return (
    <p role="status" className="text-title">
      Initializing...
    </p>
  )
}

/** Five lights, one for each second left. */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
  useEffect(() => {
    if (secondsLeft === AHEAD_SECONDS) void Promise.allSettled([loadCheck(), loadQuiz()])
  }, [secondsLeft])
  return (
    <>
      {/* On a phone it stays one line in the stand-in face, too. */}
      <h1 className="text-title max-sm:text-[1.75rem]">Checking your browser</h1>
      <p className="mt-4 text-lead text-muted">
        This keeps robots out. It takes a few seconds, once every 30 days.
      </p>
      <div className="mt-9 flex items-center gap-3">
        {[1, 2, 3, 4, 5].map((second) => (
          <span
            key={second}
            aria-hidden="true"
            className={`size-4 ${second <= secondsLeft ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
        <span className="ms-2 font-semibold text-heading">
          {secondsLeft}
          <span className="font-normal text-muted"> s</span>
        </span>
      </div>
    </>
  )
}
