import type { Api } from '@hostfront/contract/contract'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { formTrouble, type RefusedFields } from './form-trouble.ts'
import { toast } from './toast.ts'
import type { FormTrouble } from './use-schema-form.ts'

/**
 * Does something in the shop and says `message` when it is done. Answers with what stood against it, at the field that
 * `fields` names for it, or null.
 */
export type Act = (
  work: (api: Api) => Promise<unknown>,
  message: string,
  fields?: RefusedFields,
) => Promise<FormTrouble | null>

export function useAct(): Act {
  const { currency } = useSettings()
  return async (work, message, fields = {}) => {
    try {
      const { api } = await openHost()
      await work(api)
      void toast(message)
      return null
    } catch (error) {
      return formTrouble(error, currency, fields)
    }
  }
}
