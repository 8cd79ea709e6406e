import type { OwedRefund } from '@hostfront/contract/refunds'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { byWay } from '@hostfront/domain/payments/recorded-ways'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useAct } from '../../../parts/use-act.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'

/** Has the gateway that took the money send it back. Mount it to open it. */
export function SendBack({ row, onClose }: { row: OwedRefund; onClose: () => void }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const act = useAct()
  const { id, amount, method } = row.refund
  const form = useSchemaForm({
    loadSchema: () => z.object({}),
    send: () => act((api) => api.gateways.sendBack({ id }), 'Money sent back'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Send money back"
      description={`${formatMoney(amount, currency)} go back to ${row.customer.name} ${byWay(methodName(method))}, the way they came. The customer is told.`}
      form={form}
      confirm="Send back"
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
