import type { Api } from '@hostfront/contract/contract'
import type { Payment, QueuedOrder } from '@hostfront/contract/orders'
import { PAYMENT_FIELDS } from '../../../parts/payment-form.ts'
import { useAct } from '../../../parts/use-act.ts'
import type { FormFailure } from '../../../ui/use-schema-form.ts'

export interface Decision {
  /** Each answers with why it was refused, or null when it is done. */
  approve(payment?: Payment): Promise<FormFailure | null>
  reject(reason: string): Promise<FormFailure | null>
}

/** What an administrator can do with an order; `onDecided` hears of the order as it is afterwards. */
export function useDecision(row: QueuedOrder, onDecided: (row: QueuedOrder) => void): Decision {
  const act = useAct()
  const decide = (work: (api: Api) => Promise<Partial<QueuedOrder>>, message: string) =>
    act(async (api) => onDecided({ ...row, ...(await work(api)) }), message, PAYMENT_FIELDS)
  const { id } = row.order
  return {
    approve: (payment) =>
      decide(async ({ orders }) => {
        const { service, ...decided } = await orders.approve(payment ? { id, payment } : { id })
        return { ...decided, serviceId: service.id, serviceStatus: service.status }
      }, 'Order approved'),
    reject: (reason) => decide(({ orders }) => orders.reject({ id, reason }), 'Order rejected'),
  }
}
