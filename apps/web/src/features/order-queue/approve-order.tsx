import type { QueuedOrder } from '@hostfront/contract/orders'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RecordPayment } from '../../ui/record-payment.tsx'
import { toast } from '../../ui/toast.ts'
import { needsPayment } from './needs-payment.ts'
import type { Decision } from './use-decision.ts'

/** Approves at once what is paid; for an unpaid invoice the payment is recorded in the same step. */
export function ApproveOrder({ row, decision }: { row: QueuedOrder; decision: Decision }) {
  const [isRecording, setIsRecording] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { order, invoice } = row

  async function approve(): Promise<void> {
    setIsBusy(true)
    const problem = await decision.approve()
    setIsBusy(false)
    if (problem) void toast(problem, 'error')
  }

  return (
    <>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => (needsPayment(row) ? setIsRecording(true) : void approve())}
      >
        Approve<span className="sr-only"> {order.serverName}</span>
      </Button>
      {invoice && isRecording && needsPayment(row) ? (
        <Dialog
          open
          onOpenChange={setIsRecording}
          title="Record the payment"
          description={`Invoice ${invoice.number} is not paid yet. Record the payment to approve the order.`}
        >
          <RecordPayment
            total={invoice.total}
            onRecord={decision.approve}
            onCancel={() => setIsRecording(false)}
          >
            Record and approve
          </RecordPayment>
        </Dialog>
      ) : null}
    </>
  )
}
