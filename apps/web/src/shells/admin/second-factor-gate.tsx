import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useRefused } from '../../host/use-refused.ts'

/** Loaded when it is needed, which is hardly ever. */
const SecondFactorNeeded = lazy(() =>
  loadPart(async () => ({
    default: (await import('./second-factor-needed.tsx')).SecondFactorNeeded,
  })),
)

/** The screen of the panel; where the shop refuses it for want of a second factor, what to do about it. */
export function SecondFactorGate() {
  const { isRefused, askAgain } = useRefused('SECOND_FACTOR_NEEDED')
  if (!isRefused) return <Outlet />
  return (
    <Suspense>
      <SecondFactorNeeded onAskAgain={askAgain} />
    </Suspense>
  )
}
