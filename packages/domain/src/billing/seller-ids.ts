/** By what authorities know a seller: what invoices must name beside its address. */
import * as z from 'zod/mini'

/**
 * `vat`: as it is written with its country before it; `ice`, `tp`: of Morocco; `tax`: of the tax office (Morocco's IF);
 * `register`: of the register of companies (Morocco's RC).
 */
export const SellerIdKind = z.enum(['vat', 'ice', 'tax', 'register', 'tp'])
export type SellerIdKind = z.infer<typeof SellerIdKind>

/** A number as a document names it; what was typed, not checked. */
export const SellerId = z.object({ kind: SellerIdKind, value: z.string().check(z.maxLength(40)) })
export type SellerId = z.infer<typeof SellerId>

/** What the settings hold of each kind; empty: the seller has none. */
export type SellerNumbers = Readonly<Record<`${SellerIdKind}Id`, string>>

/** Those that are filled in, in the order in which documents name them. */
export const sellerIds = (numbers: SellerNumbers): SellerId[] =>
  SellerIdKind.options.flatMap((kind) => {
    const value = numbers[`${kind}Id`].trim()
    return value === '' ? [] : [{ kind, value }]
  })
