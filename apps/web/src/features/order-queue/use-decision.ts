import type { OrderWithInvoice, Payment, QueuedOrder } from '@hostfront/contract/orders'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'

export interface Decision {
  /** Each answers with what stood against it, or null when it is done. */
  approve(payment?: Payment): Promise<string | null>
  reject(reason: string): Promise<string | null>
}

/** What an administrator can do with an order; `onDecided` hears of the order as it is afterwards. */
export function useDecision(row: QueuedOrder, onDecided: (row: QueuedOrder) => void): Decision {
  const { currency } = useSettings()

  async function decide(
    work: () => Promise<OrderWithInvoice>,
    message: string,
  ): Promise<string | null> {
    try {
      const { order, invoice } = await work()
      onDecided({ ...row, order, invoice })
      void toast(message)
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }

  const { id } = row.order
  return {
    approve: (payment) =>
      decide(async () => {
        const { api } = await openHost()
        return api.orders.approve(payment ? { id, payment } : { id })
      }, 'Order approved'),
    reject: (reason) =>
      decide(async () => {
        const { api } = await openHost()
        return api.orders.reject({ id, reason })
      }, 'Order rejected'),
  }
}
