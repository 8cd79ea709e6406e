import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSchemaForm } from '../ui/use-schema-form.ts'
import { declaredFor, declaredSuspicion } from '../words/declarations.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { DeclaredFacts } from './declared-facts.tsx'
import { PAYMENT_FIELDS, PaymentForm, UnreferencedForm } from './payment-form.ts'
import { SurplusField } from './surplus-field.tsx'
import { useAct } from './use-act.ts'

interface ApproveDeclarationProps {
  row: QueuedDeclaration
  /** Less came in than was declared: the amount is asked for. */
  isPart: boolean
  alsoApproveOrders: boolean
  /** What it is opened for is the order: it is named first. */
  isOfOrder?: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks how a declared payment came in. Mount it to open it. */
export function ApproveDeclaration({
  row,
  isPart,
  alsoApproveOrders,
  isOfOrder = false,
  onClose,
  onDone,
}: ApproveDeclarationProps) {
  const { currency } = useSettings()
  const act = useAct()
  const { declaration, customer, owed, suspicions, seen } = row
  const { id, pays } = declaration
  const [amount, setAmount] = useState(isPart ? 0 : declaration.amount)
  const money = (sum: number) => formatMoney(sum, currency)
  const form = useSchemaForm({
    loadSchema: () => (declaration.reference === null ? UnreferencedForm : PaymentForm),
    send: ({ reference, amount: came, paidAt: receivedAt, surplus }) =>
      act(
        ({ declarations }) =>
          declarations.approve({
            ...{ id, reference, amount: came, receivedAt, alsoApproveOrders },
            ...(surplus ? { surplus } : {}),
            // Its row is of the very amount: another one came by another row.
            ...(seen?.rowId && came === declaration.amount ? { rowId: seen.rowId } : {}),
          }),
        'Payment approved',
        PAYMENT_FIELDS,
      ),
    onDone: () => {
      onClose()
      onDone()
    },
  })
  const { errors } = form
  const isTooMuch = pays.length > 0 && amount > owed
  const isLess = pays.length > 0 && amount > 0 && amount < owed
  // A part leaves the order as it is.
  const what = isOfOrder && !isLess ? 'payment and order' : 'payment'
  return (
    <FormDialog
      title={isPart ? 'Approve a part' : 'Approve the payment'}
      description={`${money(declaration.amount)} of ${customer.name} for ${declaredFor(declaration)}. Enter what has arrived.`}
      form={form}
      confirm={isPart ? 'Approve part' : isOfOrder ? `Approve ${what}` : 'Approve'}
      onClose={onClose}
    >
      <DeclaredFacts declaration={declaration} />
      {suspicions.length > 0 ? (
        <ul className="border-warn border-s-2 ps-3 text-[0.9375rem]">
          {suspicions.map((suspicion) => (
            <li key={declaredSuspicion(suspicion, money)}>{declaredSuspicion(suspicion, money)}</li>
          ))}
        </ul>
      ) : null}
      <TextField
        label={`Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        hint={isLess ? `${money(owed - amount)} stays to be paid.` : undefined}
        error={issueSentence(errors.amount)}
        onInput={({ currentTarget }) => setAmount(parseMoney(currentTarget.value) ?? 0)}
        name="amount"
        defaultValue={isPart ? '' : toDecimal(declaration.amount)}
      />
      {isTooMuch ? <SurplusField amount={amount - owed} error={errors.surplus} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Transaction reference"
          autoComplete="off"
          hint={declaration.reference === null ? 'Optional: none was given.' : undefined}
          error={issueSentence(errors.reference)}
          name="reference"
          defaultValue={declaration.reference ?? ''}
        />
        <TextField
          label="Received on"
          type="date"
          error={issueSentence(errors.paidAt)}
          name="paidAt"
          defaultValue={seen?.date ?? declaration.paidOn}
        />
      </div>
    </FormDialog>
  )
}
