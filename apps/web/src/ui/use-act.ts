import type { Api } from '@hostfront/contract/contract'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { explain } from '../words/explain.ts'
import { toast } from './toast.ts'

/** Does something in the shop and says `message` when it is done. Answers with what stood against it, or null. */
export type Act = (work: (api: Api) => Promise<unknown>, message: string) => Promise<string | null>

export function useAct(): Act {
  const { currency } = useSettings()
  return async (work, message) => {
    try {
      const { api } = await openHost()
      await work(api)
      void toast(message)
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }
}
