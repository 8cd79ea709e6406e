/** What a page of the server edition says of the shop, to search engines and to everybody who loads it. */
import type { PageSettings } from '../src/host/settings.ts'
import { pageData, type ShopFacts } from '../src/shells/public/page-data.ts'

/** The one page that is there to say where money goes. */
const NAMES_ACCOUNTS = '/orange-money'

/** Account numbers are read by who pays, and by no search engine: the interface asks for them as it starts. */
export function settingsOn(path: string, settings: PageSettings): PageSettings {
  if (path === NAMES_ACCOUNTS) return settings
  const paymentMethods = settings.paymentMethods.map((method) => ({
    ...method,
    instructions: '',
    account: '',
  }))
  return { ...settings, paymentMethods }
}

/** Of a shop that is closed there is nothing to tell. */
export const toldOf = (path: string, facts: ShopFacts): string | null =>
  facts.settings.maintenanceMode ? null : pageData(path, facts)
