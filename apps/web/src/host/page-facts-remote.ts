import type { Api } from '@hostfront/contract/contract'
import type { PageFact } from './page-facts.ts'

/** Answers with `initial` where it knows no better; `load` asks the shop. */
type Facts = (fact: PageFact, initial: unknown, load: (api: Api) => Promise<unknown>) => unknown

/** The id of the block in which the server leaves what it drew the page with (prerender/shop-pages.ts). */
export const FACTS_ID = 'facts'

let facts: Facts = ofThisPage()

/** What a page is made with and opens on. */
export const pageFact = <Value>(
  fact: PageFact,
  initial: Value,
  load: (api: Api) => Promise<Value>,
): Value => facts(fact, initial, load) as Value

/** The server draws pages with `next` from now on. */
export function drawWith(next: Facts): void {
  facts = next
}

function ofThisPage(): Facts {
  // Where pages are drawn there is no page yet.
  const block = typeof document === 'undefined' ? null : document.getElementById(FACTS_ID)
  const known = JSON.parse(block?.textContent || '{}') as Partial<Record<PageFact, unknown>>
  return (fact, initial) => known[fact] ?? initial
}
