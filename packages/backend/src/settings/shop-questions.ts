import { filledQuestions } from '@hostfront/domain/settings/filled-questions'
import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import type { Backend } from '../call/context.ts'
import { knownMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from './read-settings.ts'

/** What buyers ask, answered by the settings of now. */
export const shopQuestions = ({ store }: Pick<Backend, 'store'>): Promise<ShopQuestion[]> =>
  store.read(async (tx) => {
    const settings = await readSettings(tx)
    return filledQuestions(settings, await knownMethods(tx, settings.currency))
  })
