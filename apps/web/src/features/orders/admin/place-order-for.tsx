import type { Account } from '@hostfront/contract/accounts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { OrderStep } from '../../../words/checkout.ts'
import { orderRecordPath } from '../../../words/record-paths.ts'
import { OrderEntry } from '../order-entry.tsx'

interface PlaceOrderForProps {
  client: Account
  onClose: () => void
  /** Where the client's coins are changed. */
  onCoins: () => void
}

/** The order form as a client has it, filled in by staff. Mount it to open it. */
export function PlaceOrderFor({ client, onClose, onCoins }: PlaceOrderForProps) {
  const [step, setStep] = useState<OrderStep>('server')
  const navigate = useNavigate()
  return (
    <Dialog open isBare size="large" title={`Order for ${client.name}`} onOpenChange={onClose}>
      <OrderEntry
        planId=""
        cycle={null}
        step={step}
        onStep={setStep}
        onPlan={() => {}}
        onPlaced={({ order }) => {
          void toast('Order placed')
          void navigate(orderRecordPath(order.id))
        }}
        onGetCoins={onCoins}
        client={client}
      />
    </Dialog>
  )
}
