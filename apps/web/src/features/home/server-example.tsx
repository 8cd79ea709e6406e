import { usePlans } from '../../host/plans.ts'
import { ServerCard } from '../../parts/server-card.tsx'

/** In the rack: a server of a game that is sold. */
export const ServerExample = () => (
  <ServerCard
    plan={usePlans().find(({ recommended, specs }) => recommended && specs.slots && specs.ram)}
    className="-mx-2.5 my-2"
  />
)
