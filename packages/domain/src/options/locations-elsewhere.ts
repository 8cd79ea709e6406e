import { LOCATION } from './chosen-location.ts'
import type { OfferedOption } from './order-option.ts'

/**
 * The locations that orders offer, where none of them is part of `place`: pages and the order then say two things of
 * where a server is. Empty where they agree, or one of both says nothing.
 */
export function locationsElsewhere(
  place: string,
  options: readonly Pick<OfferedOption, 'id' | 'choices' | 'status'>[],
): readonly string[] {
  const said = place.trim().toLowerCase()
  const location = options.find(({ id, status }) => id === LOCATION && status === 'active')
  const labels = location?.choices.map(({ label }) => label) ?? []
  const isThere = labels.some((label) => said.includes(label.trim().toLowerCase()))
  return said === '' || isThere ? [] : labels
}
