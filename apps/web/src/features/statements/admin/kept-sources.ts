import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { CsvMapping } from '@hostfront/domain/statements/csv-mapping'
import { StatementSource } from '@hostfront/domain/statements/statement-row'
import * as z from 'zod/mini'

/** What this browser keeps of an account that statements are of. */
const KeptSource = z.object({
  name: StatementSource,
  method: PaymentMethodId,
  /** How its CSV files are written; null where it has none. */
  mapping: z.nullable(CsvMapping),
})
export type KeptSource = z.infer<typeof KeptSource>

const KEY = 'statement-sources'
const MOST = 20

/** The accounts of before, the last one first; none where the browser keeps nothing or something else. */
export function keptSources(): readonly KeptSource[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const rows = Array.isArray(kept) ? kept : []
    return rows.flatMap((row) => KeptSource.safeParse(row).data ?? [])
  } catch {
    return []
  }
}

/** Keeps it as the last one. */
export function keepSource(source: KeptSource): void {
  const others = keptSources().filter(({ name }) => name !== source.name)
  try {
    localStorage.setItem(KEY, JSON.stringify([source, ...others].slice(0, MOST)))
  } catch {
    // Then it is set anew the next time.
  }
}
