import { hashKey } from '@tanstack/react-query'

/**
 * What a form changes of what it showed: only that is sent, for the rest may have been changed by somebody else since.
 * Fields of `together` are sent both or not at all.
 */
export function changedFields<Form extends object>(
  shown: object,
  typed: Form,
  together: readonly (readonly (keyof Form)[])[] = [],
): Partial<Form> {
  const before: Partial<Form> = shown
  const names = Object.keys(typed) as (keyof Form)[]
  const isChanged = (name: keyof Form) => hashKey([typed[name]]) !== hashKey([before[name]])
  const changed = names.filter((name) =>
    (together.find((pair) => pair.includes(name)) ?? [name]).some(isChanged),
  )
  // Each is a field of the form with its value.
  return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Form>
}
