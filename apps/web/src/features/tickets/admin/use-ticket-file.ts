import type { Api } from '@hostfront/contract/contract'
import type { TicketFile } from '@hostfront/contract/tickets'
import { openHost } from '../../../host/open-host.ts'
import { useAnswer, usePutAnswer } from '../../../host/use-answer.ts'

/** A ticket as administrators read it, and the way to change it: what the shop answers is on show at once. */
export function useTicketFile(id: string) {
  const key = ['tickets', 'inspect', id]
  const put = usePutAnswer<TicketFile>(key)
  return {
    answer: useAnswer(key, (api) => api.tickets.inspect({ id })),
    async change(work: (api: Api) => Promise<TicketFile>): Promise<void> {
      put(await work((await openHost()).api))
    },
  }
}

export type ChangeTicket = ReturnType<typeof useTicketFile>['change']
