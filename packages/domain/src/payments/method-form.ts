import * as z from 'zod/mini'
import { COUNTRY_CODES } from '../accounts/country-codes.ts'
import { issue } from '../issue.ts'
import { optionalLine, optionalText } from '../record.ts'

/** What an administrator fills in for a method that is paid outside of the shop; its place is set apart. */
export const MethodForm = z.object({
  name: optionalLine(60).check(z.minLength(1, issue('REQUIRED'))),
  instructions: optionalText(1000),
  account: optionalText(500),
  country: z.nullable(
    z.string().check(z.refine((code) => COUNTRY_CODES.includes(code), issue('COUNTRY_INVALID'))),
  ),
  isOn: z.boolean(),
})
export type MethodForm = z.infer<typeof MethodForm>

/** What an administrator changes of one: all of the form or some. */
export const MethodChanges = z.partial(MethodForm)
export type MethodChanges = z.infer<typeof MethodChanges>
