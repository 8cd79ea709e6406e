import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { filledQuestions } from '@hostfront/domain/settings/filled-questions'
import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import type { Backend } from '../call/context.ts'
import { allMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from './read-settings.ts'

/** What buyers ask, answered by the settings of now. */
export const shopQuestions = ({ store }: Pick<Backend, 'store'>): Promise<ShopQuestion[]> =>
  store.read(async (tx) => {
    const [settings, methods] = await Promise.all([readSettings(tx), allMethods(tx)])
    return filledQuestions(settings, publicMethods(methods))
  })
