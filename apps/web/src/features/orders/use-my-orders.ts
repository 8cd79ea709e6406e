import { usePages } from '../../host/use-answer.ts'

/** The signed-in person's orders, newest first. */
export const useMyOrders = () =>
  usePages(['orders', 'mine'], (api, after) => api.orders.mine({ after }))
