import type { Api } from '@hostfront/contract/contract'
import type { Transaction } from '@hostfront/contract/payments'
import { CoinPurchase } from '@hostfront/domain/billing/coin-packages'
import { coinWords, formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { TypedAmount } from '../../../parts/typed-amount.ts'
import { useAct } from '../../../parts/use-act.ts'
import { useIsByGateway } from '../../../parts/use-is-by-gateway.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

const RefundForm = z.object({ amount: z.pipe(TypedAmount, CoinPurchase) })

/** What was taken back, and the refund that waits for it to be sent. */
interface Owed {
  readonly id: string
  readonly amount: number
}

/**
 * Takes coins back that a payment became, and has its gateway send the money. Where that fails, they are taken all the same and
 * the money waits to be sent: asked again, only that is done. Mount it to open it.
 */
export function RefundCoins({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const methodName = useMethodName()
  const [owed, setOwed] = useState<Owed | null>(null)
  const { payment, customer } = row
  const isByGateway = useIsByGateway()(payment.method)

  async function refund(api: Api, amount: number): Promise<void> {
    const taken = owed ?? (await api.refunds.takeCoins({ paymentId: payment.id, amount }))
    if (!isByGateway) return
    try {
      await api.gateways.sendBack({ id: taken.id })
    } catch (error) {
      setOwed(taken)
      throw error
    }
  }

  const form = useSchemaForm({
    loadSchema: () => RefundForm,
    send: ({ amount }) =>
      act(
        (api) => refund(api, amount),
        isByGateway ? 'Money sent back' : 'Coins taken back: the money is yours to send',
        { COINS_SPENT: 'amount' },
      ),
    onDone: onClose,
  })
  const how = isByGateway
    ? `${methodName(payment.method)} sends the money back at once.`
    : 'The money then waits under Money to return until you have sent it.'
  return (
    <FormDialog
      title="Refund coins"
      description={
        owed
          ? `${coinWords(owed.amount)} of ${customer.name} are taken back, and ${formatMoney(owed.amount, currency)} wait under Money to return. You can try to send them again.`
          : `${customer.name} paid for ${coinWords(payment.credited)}. They are taken from the balance, as far as they are not spent. ${how}`
      }
      form={form}
      confirm={owed ? 'Send again' : 'Refund'}
      onClose={onClose}
    >
      <TextField
        label={`Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        readOnly={owed !== null}
        error={issueSentence(form.errors.amount)}
        name="amount"
        defaultValue={toDecimal(payment.credited)}
      />
    </FormDialog>
  )
}
