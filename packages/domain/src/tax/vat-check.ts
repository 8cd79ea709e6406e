import * as z from 'zod/mini'
import { cleanText, Timestamp } from '../record.ts'

/** What came of it when VIES, the EU's register of VAT numbers, was asked. `unavailable`: it has not said. */
export const VatCheckState = z.enum(['valid', 'invalid', 'unavailable'])
export type VatCheckState = z.infer<typeof VatCheckState>

/** As VIES writes them; what is longer is cut. */
export const VAT_CHECK_MAX = { number: 40, consultation: 40, name: 200 } as const

/** The last that VIES said of an account's VAT number. */
export const VatCheck = z.object({
  /** The number that was asked for, without blanks, its country before it. */
  number: z.string().check(z.maxLength(VAT_CHECK_MAX.number)),
  state: VatCheckState,
  /** When it was asked. */
  at: Timestamp,
  /** By which the Commission finds the check again; VIES gives one to who asks by a VAT number of their own. */
  consultation: z.nullable(z.string().check(z.maxLength(VAT_CHECK_MAX.consultation))),
  /** To whom the number was given out; some countries do not say. */
  name: z.nullable(z.string().check(z.maxLength(VAT_CHECK_MAX.name))),
})
export type VatCheck = z.infer<typeof VatCheck>

/** The check that a document without tax stands on; whose number it is, its buyer says. */
export const StoodOn = z.omit(VatCheck, { name: true })
export type StoodOn = z.infer<typeof StoodOn>

/** A text of VIES as it is kept; null for none, which it also writes `---`. */
export function viesText(text: string | null | undefined, most: number): string | null {
  const whole = cleanText((text ?? '').replace(/\s+/g, ' ')).trim()
  // Half a letter is none.
  const clean = whole
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return clean === '' || /^-+$/.test(clean) ? null : clean
}
