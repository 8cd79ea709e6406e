import type { DomainPriceForm } from '@hostfront/domain/domains/domain-price-form'
import { parseMoney } from '@hostfront/domain/money/money'
import { textIn } from '../../../ui/text-in.ts'

/** What is in the fields; an empty price is none, and what cannot be read is left for the schema to refuse. */
export function readPrice(data: FormData): Record<keyof DomainPriceForm, unknown> {
  const text = textIn(data)
  const amount = (name: string) =>
    text(name).trim() === '' ? null : (parseMoney(text(name)) ?? Number.NaN)
  return {
    extension: text('extension'),
    years: Number(text('years')),
    register: amount('register'),
    renew: amount('renew'),
    transfer: amount('transfer'),
  }
}
