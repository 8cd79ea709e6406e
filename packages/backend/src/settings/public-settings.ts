import { rateOn } from '@hostfront/domain/money/second-rate'
import { publicLegal } from '@hostfront/domain/settings/legal-pages'
import { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { shownSeo } from '@hostfront/domain/settings/shown-seo'
import type { Backend } from '../call/context.ts'
import { knownMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from './read-settings.ts'

/** What everybody may know of the settings, with the ways to pay. */
export const getPublicSettings = ({
  store,
  now,
}: Pick<Backend, 'store' | 'now'>): Promise<PublicSettings> =>
  store.read(async (tx) => {
    const settings = await readSettings(tx)
    return PublicSettings.parse({
      ...settings,
      seo: shownSeo(settings),
      secondRate: rateOn(settings, now().slice(0, 10)),
      legal: publicLegal(settings.legal),
      paymentMethods: await knownMethods(tx, settings.currency),
    })
  })
