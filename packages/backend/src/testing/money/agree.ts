import { expect } from 'vitest'

/** As `expect(found, what).toBe(due)`, asked only where it does not hold: in all these sequences asking was half of the time. */
export function agree<Value extends string | number | boolean | null | undefined>(
  found: Value,
  due: Value,
  what: string,
): void {
  if (found !== due) expect(found, what).toBe(due)
}

/** As `expect(found, what).toBe(true)`. */
export const holds = (found: boolean, what: string): void => agree(found, true, what)
