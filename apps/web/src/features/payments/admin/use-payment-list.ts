import { PaymentState } from '@hostfront/domain/payments/payment'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

/** What is chosen of the payments; links from a client's page name the client. */
export const usePaymentList = () =>
  useListState({
    sorts: ['receivedAt', 'amount'],
    filters: {
      state: PaymentState.options,
      method: PaymentMethodId,
      userId: Id,
      from: z.iso.date(),
      to: z.iso.date(),
    },
  })
