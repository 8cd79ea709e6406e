import { LOCATION } from './chosen-location.ts'
import type { OfferedOption } from './order-option.ts'

type Choosable = Pick<OfferedOption, 'id' | 'choices' | 'status'>
type Limited = Pick<OfferedOption, 'planTypes' | 'planIds'>

/**
 * The locations that orders offer, where none of them is part of `place`: pages and the order then say two things of
 * where a server is. Empty where they agree, or one of both says nothing.
 */
export function locationsElsewhere(
  place: string,
  options: readonly Choosable[],
): readonly string[] {
  const offered = labels(locationOf(options))
  return place.trim() === '' || offered.some((label) => isPartOf(label, place)) ? [] : offered
}

/**
 * The locations that every order offers beside `place`, for pages that name it. Empty where it is not said, where only some
 * plans ask for the location, and where none of them is part of `place`: one of both may be another name of the same.
 */
export function furtherLocations(
  place: string,
  options: readonly (Choosable & Limited)[],
): readonly string[] {
  const location = locationOf(options)
  if (!location || location.planTypes.length + location.planIds.length > 0) return []
  const offered = labels(location)
  const others = offered.filter((label) => !isPartOf(label, place))
  return others.length < offered.length ? others : []
}

const locationOf = <Option extends Choosable>(options: readonly Option[]): Option | undefined =>
  options.find(({ id, status }) => id === LOCATION && status === 'active')

const labels = (location: Choosable | undefined): readonly string[] =>
  location?.choices.map(({ label }) => label) ?? []

/** Whether `place` has the words of `label`: `Kyiv, Ukraine` has no `UK`. */
const isPartOf = (label: string, place: string): boolean =>
  ` ${words(place)} `.includes(` ${words(label)} `)

const words = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
