import { hashKey } from '@tanstack/react-query'

/**
 * What a form changes of what it showed: only that is sent, for the rest may have been changed by somebody else since.
 */
export function changedFields<Form extends object>(shown: object, typed: Form): Partial<Form> {
  const before: Partial<Form> = shown
  const names = Object.keys(typed) as (keyof Form)[]
  const changed = names.filter((name) => hashKey([typed[name]]) !== hashKey([before[name]]))
  // Each is a field of the form with its value.
  return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Form>
}
