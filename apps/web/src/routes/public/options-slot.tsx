import type { PlanType } from '@hostfront/domain/plans/plan'
import { lazy, type ReactNode, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { shopStarted } from '../../host/start-shop.ts'

const OptionsSection = lazy(async () => {
  // It is in the page's HTML: nobody waits for the script of it.
  if (!import.meta.env.SSR) await shopStarted()
  return loadPart(async () => ({
    default: (await import('../../features/plans/options-section.tsx')).OptionsSection,
  }))
})

const sectionOf = (type: PlanType) => (
  <Suspense>
    <OptionsSection type={type} />
  </Suspense>
)

/** One element each for good: the page that draws itself anew leaves what is not alive yet as it is. */
const sections: Readonly<Record<PlanType, ReactNode>> = {
  samp: sectionOf('samp'),
  mta: sectionOf('mta'),
  vps: sectionOf('vps'),
  game: sectionOf('game'),
}

export const OptionsSlot = ({ type }: { type: PlanType }) => sections[type]
