import type { Api } from '@hostfront/contract/contract'
import { openHost } from '../host/open-host.ts'
import { toast } from '../ui/toast.ts'

/**
 * Does something in the shop and says `message` when it is done, or what that makes of its answer. What it throws the
 * caller explains, as an ActionButton does.
 */
export async function doInShop<Done>(
  work: (api: Api) => Promise<Done>,
  message: string | ((done: Done) => string),
): Promise<void> {
  const { api } = await openHost()
  const done = await work(api)
  void toast(typeof message === 'string' ? message : message(done))
}
