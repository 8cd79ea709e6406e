import { LOCATION } from './chosen-location.ts'
import type { OfferedOption } from './order-option.ts'

type Offered = readonly Pick<OfferedOption, 'id' | 'choices' | 'status'>[]

/**
 * The locations that orders offer, where none of them is part of `place`: pages and the order then say two things of
 * where a server is. Empty where they agree, or one of both says nothing.
 */
export function locationsElsewhere(place: string, options: Offered): readonly string[] {
  const others = furtherLocations(place, options)
  return others.length === offeredLocations(options).length ? others : []
}

/** The locations that orders offer beside `place`, for pages that name it; empty where it is not said. */
export const furtherLocations = (place: string, options: Offered): readonly string[] => {
  const said = place.trim().toLowerCase()
  return said === ''
    ? []
    : offeredLocations(options).filter((label) => !said.includes(label.trim().toLowerCase()))
}

function offeredLocations(options: Offered): readonly string[] {
  const location = options.find(({ id, status }) => id === LOCATION && status === 'active')
  return location?.choices.map(({ label }) => label) ?? []
}
