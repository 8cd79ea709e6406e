import type { OwedRefund } from '@hostfront/contract/refunds'
import { formatMoney } from '@hostfront/domain/money/format-money'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'

/** Gives coins in place of money that would be sent. Mount it to open it. */
export function GiveCoins({ row, onClose }: { row: OwedRefund; onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const { id, amount } = row.refund
  const form = useSchemaForm({
    loadSchema: () => z.object({}),
    send: () => act((api) => api.refunds.toCoins({ id }), 'Coins given'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Give coins instead"
      description={`${row.customer.name} gets ${formatMoney(amount, currency)} as coins at once, and no money is sent. Ask the customer first.`}
      form={form}
      confirm="Give coins"
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
