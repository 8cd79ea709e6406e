import type { Api } from '@hostfront/contract/contract'
import type { LegalPage } from '@hostfront/domain/settings/legal-pages'

/** What a page of the server edition brings along of the shop, so that it opens with the shop's own words and prices. */
export type PageFact =
  | 'settings'
  | 'plans'
  | 'questions'
  | 'options'
  | 'waits'
  | 'capabilities'
  | LegalPage

/** What a page is made with and opens on. Here it was made before there was a shop: `initial`. */
export const pageFact = <Value>(
  _fact: PageFact,
  initial: Value,
  _load: (api: Api) => Promise<Value>,
): Value => initial
