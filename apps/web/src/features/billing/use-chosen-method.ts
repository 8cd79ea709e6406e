import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useRef, useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'

/**
 * The way by which an invoice is to be paid, and what chooses another. How to pay is shown at once and the shop is sent the
 * choice: of several that follow each other, as arrow keys make them, the last.
 */
export function useChosenMethod({
  id: invoiceId,
  paymentMethod,
}: Pick<Invoice, 'id' | 'paymentMethod'>): readonly [string, (id: string) => void] {
  const { currency } = useSettings()
  const [method, setMethod] = useState(paymentMethod)
  const wanted = useRef(paymentMethod)
  const kept = useRef(paymentMethod)
  const sending = useRef(Promise.resolve())

  async function send(id: string): Promise<void> {
    if (wanted.current !== id || kept.current === id) return
    try {
      const { api } = await openHost()
      await api.billing.choosePaymentMethod({ invoiceId, paymentMethod: id })
      kept.current = id
    } catch (error) {
      if (wanted.current === id) {
        wanted.current = kept.current
        setMethod(kept.current)
      }
      void toast(explain(error, currency), 'error')
    }
  }

  return [
    method,
    (id) => {
      wanted.current = id
      setMethod(id)
      sending.current = sending.current.then(() => send(id))
    },
  ]
}
