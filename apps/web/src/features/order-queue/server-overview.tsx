import type { QueuedOrder } from '@hostfront/contract/orders'
import { Location } from '@hostfront/domain/orders/options'
import { Figures } from '../../ui/figures.tsx'
import { LOCATION_NAMES } from '../../words/orders.ts'

interface ServerOverviewProps {
  /** Approved orders, newest first. */
  rows: readonly QueuedOrder[]
  /** There are more of them than these. */
  isPart: boolean
}

/** Where the servers of the approved orders stand. */
export function ServerOverview({ rows, isPart }: ServerOverviewProps) {
  if (rows.length === 0) {
    return (
      <p className="text-muted">
        No server runs yet. Approved orders are counted here by their location.
      </p>
    )
  }
  const count = (location: Location) =>
    rows.filter(({ order }) => order.location === location).length
  return (
    <>
      <Figures
        figures={Location.options.map((location) => ({
          name: LOCATION_NAMES[location],
          value: count(location),
        }))}
      />
      <p className="mt-3 text-muted text-sm">
        {isPart
          ? `Approved orders by location, of the newest ${rows.length}.`
          : 'Approved orders by location.'}
      </p>
    </>
  )
}
