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
    billing: Settings.shape.billing.parse(settings.billing),
    tax: Settings.shape.tax.parse(settings.tax),
    secondCurrency: Settings.shape.secondCurrency.parse(settings.secondCurrency),
    legal: Settings.shape.legal.parse(settings.legal),
  }
}
