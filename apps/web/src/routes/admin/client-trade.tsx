import type { Account } from '@hostfront/contract/accounts'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { IssueInvoiceDialog } from './issue-invoice-dialog.tsx'

const PlaceOrderFor = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/orders/admin/place-order-for.tsx')).PlaceOrderFor,
  })),
)

interface ClientTradeProps {
  client: Account
  /** To change the coins of the client. */
  onCoins: () => void
}

/** What staff order and bill for a client. */
export function ClientTrade({ client, onCoins }: ClientTradeProps) {
  const [opened, setOpened] = useState<'order' | 'invoice' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {client.status === 'active' ? (
        <Button look="secondary" size="small" onClick={() => setOpened('order')}>
          Place order
        </Button>
      ) : null}
      <Button look="secondary" size="small" onClick={() => setOpened('invoice')}>
        Issue invoice
      </Button>
      <Suspense>
        {opened === 'order' ? (
          <PlaceOrderFor
            client={client}
            onClose={close}
            onCoins={() => {
              close()
              onCoins()
            }}
          />
        ) : null}
      </Suspense>
      {opened === 'invoice' ? <IssueInvoiceDialog client={client} onClose={close} /> : null}
    </>
  )
}
