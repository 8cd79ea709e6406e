import type { PlanType } from '@hostfront/domain/plans/plan'
import { lazy, type ReactNode, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { shopStarted } from '../../host/start-shop.ts'

const QuestionsSection = lazy(async () => {
  // It is in the page's HTML, and opens and closes without a script: nobody waits for the script of it.
  if (!import.meta.env.SSR) await shopStarted()
  return loadPart(async () => ({
    default: (await import('../../features/settings/questions-section.tsx')).QuestionsSection,
  }))
})

const sectionOf = (type: PlanType | null) => (
  <Suspense>
    <QuestionsSection type={type} />
  </Suspense>
)

/** One element each for good: the page that draws itself anew leaves what is not alive yet as it is. */
const sections: Readonly<Record<PlanType | 'all', ReactNode>> = {
  samp: sectionOf('samp'),
  mta: sectionOf('mta'),
  vps: sectionOf('vps'),
  game: sectionOf('game'),
  all: sectionOf(null),
}

export const QuestionsSlot = ({ type }: { type: PlanType | 'all' }) => sections[type]
