import type { Api } from '@hostfront/contract/contract'
import type { OwnTicket } from '@hostfront/contract/tickets'
import { openHost } from '../../host/open-host.ts'
import { useAnswer, usePutAnswer } from '../../host/use-answer.ts'

/** One of the customer's tickets, and the way to change it: what the shop answers is on show at once. */
export function useMyTicket(id: string) {
  const key = ['tickets', 'read', id]
  const put = usePutAnswer<OwnTicket>(key)
  return {
    answer: useAnswer(key, (api) => api.tickets.read({ id })),
    async change(work: (api: Api) => Promise<OwnTicket>): Promise<void> {
      put(await work((await openHost()).api))
    },
  }
}
