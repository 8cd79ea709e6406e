import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'
import { lastOfRow } from './last-of-row.ts'

/**
 * The way by which an invoice is to be paid, and what chooses another. How to pay is shown at once and the shop is sent the
 * choice; one that fails is given up for what the shop says of the invoice.
 */
export function useChosenMethod({
  id: invoiceId,
  paymentMethod,
}: Pick<Invoice, 'id' | 'paymentMethod'>): readonly [string, (id: string) => void] {
  const { currency } = useSettings()
  const [asked, setAsked] = useState<string | null>(null)
  const [send] = useState(() =>
    lastOfRow(
      async (id: string) => {
        const { api } = await openHost()
        await api.billing.choosePaymentMethod({ invoiceId, paymentMethod: id })
      },
      (error) => {
        setAsked(null)
        void toast(explain(error, currency), 'error')
      },
    ),
  )
  return [
    asked ?? paymentMethod,
    (id) => {
      setAsked(id)
      void send(id)
    },
  ]
}
