/** Checks a value by rules in the panel's notation (`required|string|max:20`), as far as the panel's routes and eggs use it. */

/** What only the panel's data can tell: whether the value is taken (`unique`) or known (`exists`). */
export type LookUp = (rule: 'unique' | 'exists', table: string, value: unknown) => boolean

/** Whether a field of the same body is there. */
export type IsThere = (field: string) => boolean

type Check = (value: unknown, arg: string, isNumber: boolean) => boolean

/** Names of the rules that fail, in their order; empty: all is well. `value`: undefined where the field is missing. */
export function failedRules(
  value: unknown,
  rules: string,
  lookUp: LookUp,
  isThere: IsThere = () => false,
): readonly string[] {
  const parts = partsOf(rules)
  const names = parts.map(([name]) => name)
  if (names.includes('required') && isEmpty(value)) return ['required']
  const needed = parts.find(
    ([name, field]) =>
      (name === 'required_with' && isThere(field)) ||
      (name === 'required_without' && !isThere(field)),
  )
  if (needed && isEmpty(value)) return [needed[0]]
  if (names.includes('present') && value === undefined) return ['present']
  if (value === undefined) return []
  if (value === null && names.includes('nullable')) return []
  const isNumber = names.includes('numeric') || names.includes('integer')
  const failed: string[] = []
  for (const [name, arg] of parts) {
    const isWell =
      name === 'unique' || name === 'exists'
        ? lookUp(name, arg, value)
        : (CHECKS[name]?.(value, arg, isNumber) ?? true)
    if (!isWell) failed.push(name)
    if (failed.length > 0 && names.includes('bail')) break
  }
  return failed
}

/** A pattern may hold the sign between rules; none of those simulated does. */
const partsOf = (rules: string): readonly (readonly [name: string, arg: string])[] =>
  rules.split('|').map((rule) => {
    const at = rule.indexOf(':')
    return at < 0 ? [rule, ''] : [rule.slice(0, at), rule.slice(at + 1)]
  })

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Of a number the number, of a text its length. */
function sizeOf(value: unknown, isNumber: boolean): number {
  if (isNumber || typeof value === 'number') return Number(value)
  return typeof value === 'string' ? [...value].length : Number.NaN
}

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && Number.isFinite(Number(value)))

const CHECKS: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  numeric: (value) => isNumeric(value),
  integer: (value) => isNumeric(value) && Number.isInteger(Number(value)),
  boolean: (value) => [true, false, 0, 1, '0', '1'].some((each) => each === value),
  array: (value) => typeof value === 'object' && value !== null,
  min: (value, arg, isNumber) => sizeOf(value, isNumber) >= Number(arg),
  max: (value, arg, isNumber) => sizeOf(value, isNumber) <= Number(arg),
  between: (value, arg, isNumber) => {
    const [least = 0, most = 0] = arg.split(',').map(Number)
    return sizeOf(value, isNumber) >= least && sizeOf(value, isNumber) <= most
  },
  in: (value, arg) => arg.split(',').includes(String(value)),
  email: (value) => typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value),
  regex: (value, arg) => patternOf(arg).test(String(value)),
  p_username: (value) => /^[a-z0-9][\w.-]+[a-z0-9]$/.test(String(value).toLowerCase()),
}

/** `/pattern/flags`. */
function patternOf(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}
