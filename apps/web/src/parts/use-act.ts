import type { Api } from '@hostfront/contract/contract'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { toast } from '../ui/toast.ts'
import type { FormFailure } from '../ui/use-schema-form.ts'
import { formFailure, type RefusedFields } from './form-failure.ts'

/**
 * Does something in the shop and says `message` when it is done. Answers with why it was refused, at the field that
 * `fields` names for it, or null.
 */
export type Act = (
  work: (api: Api) => Promise<unknown>,
  message: string,
  fields?: RefusedFields,
) => Promise<FormFailure | null>

export function useAct(): Act {
  const { currency } = useSettings()
  return async (work, message, fields = {}) => {
    try {
      const { api } = await openHost()
      await work(api)
      void toast(message)
      return null
    } catch (error) {
      return formFailure(error, currency, fields)
    }
  }
}
