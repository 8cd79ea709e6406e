import { DisputeState } from '@hostfront/domain/gateways/dispute-told'
import { PaymentState } from '@hostfront/domain/payments/payment'
import { MONEY_FILTERS } from '../../../parts/list-table/money-filters.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

/** What is chosen of the payments; links from a client's page name the client. */
export const usePaymentList = () =>
  useListState({
    sorts: ['receivedAt', 'amount'],
    filters: { state: PaymentState.options, dispute: DisputeState.options, ...MONEY_FILTERS },
  })
