import type { PlanType } from '@hostfront/domain/plans/plan'
import { type ComponentType, lazy } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { LaterPart } from '../../parts/later-part.tsx'
import { MotionSwitch } from '../../parts/motion-switch.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { plansPageWords } from './plans-page-words.ts'

const SCENES: Record<PlanType, ComponentType> = {
  samp: lazy(() =>
    loadPart(async () => ({
      default: (await import('../../parts/scenes/samp-scene.tsx')).SampScene,
    })),
  ),
  mta: lazy(() =>
    loadPart(async () => ({
      default: (await import('../../parts/scenes/mta-scene.tsx')).MtaScene,
    })),
  ),
  vps: lazy(() =>
    loadPart(async () => ({
      default: (await import('../../parts/scenes/vps-scene.tsx')).VpsScene,
    })),
  ),
  game: lazy(() =>
    loadPart(async () => ({
      default: (await import('../../parts/scenes/game-scene.tsx')).GameScene,
    })),
  ),
}

/** The top of a page of plans, with a picture of what is run on them. */
export function PlansHeader({ type }: { type: PlanType }) {
  const { title, lead } = plansPageWords[type]
  return (
    <PageHeader
      title={title}
      lead={lead}
      aside={
        <div className="scene relative border border-line bg-surface">
          <LaterPart part={SCENES[type]} />
          <MotionSwitch className="absolute end-1 bottom-1 bg-ground" />
        </div>
      }
    />
  )
}
