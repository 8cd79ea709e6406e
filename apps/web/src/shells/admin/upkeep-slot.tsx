import { lazy, Suspense } from 'react'
import { useAnswer } from '../../host/use-answer.ts'

const UpkeepNotices = lazy(() =>
  import('../../features/upkeep/upkeep-notices.tsx').then((module) => ({
    default: module.UpkeepNotices,
  })),
)

/** In ms. A clock becomes wrong without any change of the shop. */
const EVERY = 60_000

/** Shows the team what keeps the shop from doing its work; mostly nothing does. */
export function UpkeepSlot() {
  const { data } = useAnswer(['upkeep', 'notices'], (api) => api.upkeep.notices(), EVERY)
  return data && data.length > 0 ? (
    <Suspense>
      <UpkeepNotices notices={data} />
    </Suspense>
  ) : null
}
