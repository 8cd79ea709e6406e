import { usePages } from '../../host/use-answer.ts'

export const ticketPath = (id: string): string =>
  `/dashboard?tab=support&ticket=${encodeURIComponent(id)}`

/** The customer's tickets, newest first. */
export const useMyTickets = () =>
  usePages(['tickets', 'mine'], (api, after) => api.tickets.mine({ after }))
