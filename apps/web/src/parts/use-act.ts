import type { Api } from '@hostfront/contract/contract'
import { useSettings } from '../host/settings.ts'
import type { FormFailure } from '../ui/use-schema-form.ts'
import { doInShop } from './do-in-shop.ts'
import { formFailure, type RefusedFields } from './form-failure.ts'

/**
 * Does something in the shop and says `message` when it is done, or what that makes of its answer. Answers with why it was
 * refused, at the field that `fields` names for it, or null.
 */
export type Act = <Done>(
  work: (api: Api) => Promise<Done>,
  message: string | ((done: Done) => string),
  fields?: RefusedFields,
) => Promise<FormFailure | null>

export function useAct(): Act {
  const { currency } = useSettings()
  return async (work, message, fields = {}) => {
    try {
      await doInShop(work, message)
      return null
    } catch (error) {
      return formFailure(error, currency, fields)
    }
  }
}
