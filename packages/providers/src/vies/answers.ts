/** Answers of VIES as far as they are read, see its contract "Vies on-the-Web Endpoint" 1.0.0. */
import * as z from 'zod/mini'

/** What is none of its names is kept out of logs. */
const Code = z.string().check(z.regex(/^[A-Z][A-Z_]{0,59}$/))

const said = z.nullish(z.string())

/**
 * `valid` without a fault in `userError` is a verdict. Where a country's register is away some versions answer
 * `valid: false` and say so in `userError`: that is none.
 */
export const Checked = z.object({
  valid: z.boolean(),
  userError: said,
  countryCode: said,
  vatNumber: said,
  requestIdentifier: said,
  name: said,
})
export type Checked = z.infer<typeof Checked>

/** It comes with status 200 as well as with 400 and 500. */
export const Failed = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: Code })).check(z.minLength(1)),
})

/** `userError` of an answer that is a verdict. */
export const VERDICTS: ReadonlySet<string> = new Set(['', 'VALID', 'INVALID'])

export const isCode = (text: string): boolean => Code.safeParse(text).success
