import { SETTINGS_ID, Settings } from '@hostfront/domain/settings/settings'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

/** The shop's settings; they are there from the first start on. */
export async function readSettings(tx: ReadTx): Promise<Settings> {
  return present(await tx.settings.get(SETTINGS_ID))
}

/** The same outside a transaction, in one statement. */
export async function getSettings({ store }: Pick<Backend, 'store'>): Promise<Settings> {
  return present(await store.read((tx) => tx.settings.get(SETTINGS_ID)))
}

function present(settings: Settings | null): Settings {
  if (!settings) throw new Error('The shop has not been initialised')
  // Shops of before there were these choices have none stored, and databases answer a document as it was written; a replica
  // of the version before leaves out what it does not know when it stores the others.
  return {
    ...settings,
    billing: complete(Settings.shape.billing, settings.billing),
    tax: complete(Settings.shape.tax, settings.tax),
    storefront: complete(Settings.shape.storefront, settings.storefront),
    secondCurrency: complete(Settings.shape.secondCurrency, settings.secondCurrency),
    legal: complete(Settings.shape.legal, settings.legal),
  }
}

/** By what was stored: stores hand out the same frozen part until it changes, and each part has one schema. */
const completed = new WeakMap<object, unknown>()

function complete<Part>(schema: { parse(part: unknown): Part }, stored: Part): Part {
  if (typeof stored !== 'object' || stored === null) return schema.parse(stored)
  const known = completed.get(stored) as Part | undefined
  if (known !== undefined) return known
  const part = schema.parse(stored)
  completed.set(stored, part)
  return part
}
