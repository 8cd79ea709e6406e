import type { Currency } from '@hostfront/domain/money/money'
import { asRefusal, explain } from './explain.ts'
import { documentRefusal } from './shop-document.ts'

/** What to say about anything that an import threw; what is wrong with its file is apart from all other refusals. */
export function explainImport(error: unknown, currency: Currency): string {
  const refusal = asRefusal(error)
  return refusal?.code === 'DOCUMENT_REFUSED'
    ? documentRefusal(refusal.data.code, refusal.data.where)
    : explain(error, currency)
}
