import { lazy } from 'react'
import { EntryGate } from '../../features/gate/entry-gate.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { loadPart } from '../../host/load-part.ts'
import { LaterPart } from '../../parts/later-part.tsx'
import { QuestionsSlot } from './questions-slot.ts'

const ServiceCards = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/home/service-cards.tsx')).ServiceCards,
  })),
)
const FeaturedPlans = lazy(() =>
  loadPart(async () => ({ default: (await import('./featured-plans.tsx')).FeaturedPlans })),
)
const HomeDetails = lazy(() =>
  loadPart(async () => ({ default: (await import('./home-details.tsx')).HomeDetails })),
)

const HomeEnd = lazy(() =>
  loadPart(async () => ({ default: (await import('./home-details.tsx')).HomeEnd })),
)

export const HomePage = () => (
  <>
    <EntryGate />
    <Hero />
    <LaterPart part={ServiceCards} />
    <LaterPart part={FeaturedPlans} />
    <LaterPart part={HomeDetails} />
    <QuestionsSlot type={null} />
    <LaterPart part={HomeEnd} />
  </>
)
