import type { Figures } from '@hostfront/contract/admin'
import { LOCATION } from '@hostfront/domain/options/chosen-location'
import type { ReadTx, Tally } from '@hostfront/store/port'

type Place = Figures['locations'][number]

/** Active services where servers can be ordered, and where others are that were ordered before or without a choice. */
export async function countByLocation(tx: ReadTx): Promise<Place[]> {
  const [tallies, asked] = await Promise.all([
    tx.services.tally({ by: 'location', where: { status: 'active' } }),
    tx.orderOptions.get(LOCATION),
  ])
  const offered = asked?.status === 'active' ? asked.choices : []
  const rest = tallies.filter(({ key }) => !offered.some(({ id }) => id === key))
  return [
    ...offered.map(({ id, label }) => ({
      location: id,
      name: label,
      services: tallies.find(({ key }) => key === id)?.count ?? 0,
    })),
    ...(await Promise.all(rest.map((tally) => noLongerOffered(tx, tally)))),
  ]
}

/** By the name that it had when somebody chose it. */
async function noLongerOffered(tx: ReadTx, { key, count: services }: Tally): Promise<Place> {
  if (key === null) return { location: null, name: null, services }
  const location = String(key)
  const held = await tx.services.find({ location })
  const chosen = held?.options.find(({ id }) => id === LOCATION)
  return { location, name: chosen?.choiceLabel ?? location, services }
}
