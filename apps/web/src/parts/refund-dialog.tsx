import type { RefundOffer } from '@hostfront/contract/credit-notes'
import { endsWhatItPaid } from '@hostfront/domain/billing/credit-suggestion'
import { issue } from '@hostfront/domain/issue'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { COINS } from '@hostfront/domain/payments/coins'
import { outsideWays } from '@hostfront/domain/payments/recorded-ways'
import { optionalText, typedText } from '@hostfront/domain/record'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSettings } from '../host/settings.ts'
import { useAnswer } from '../host/use-answer.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSchemaForm } from '../ui/use-schema-form.ts'
import { asRefusal } from '../words/explain.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { creditObstacleWords, suggestionWords } from '../words/refunds.ts'
import type { RefusedFields } from './form-failure.ts'
import { Loaded } from './loaded.tsx'
import { TypedAmount } from './typed-amount.ts'
import { useAct } from './use-act.ts'
import { useMethodName } from './use-method-name.ts'

interface RefundDialogProps {
  /** An invoice, or a service: of that the invoice that pays the time it runs in. */
  of: 'invoice' | 'service'
  id: string
  onClose: () => void
}

/** Gives money back for an invoice, whole or in part. Mount it to open it. */
export function RefundDialog({ of, id, onClose }: RefundDialogProps) {
  const { currency } = useSettings()
  const answer = useAnswer(['creditNotes', 'offer', of, id], (api) =>
    api.creditNotes.offer({ of, id }),
  )
  const isUnbilled = asRefusal(answer.error)?.code === 'NOT_FOUND'
  const { data } = answer
  if (data && data.obstacle === null) return <RefundForm offer={data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="Refund">
      {isUnbilled ? (
        <p>Nothing was paid for this, so there is nothing to give back.</p>
      ) : (
        <Loaded answer={answer}>
          {({ obstacle, most }) => <p>{creditObstacleWords(obstacle ?? '', most, currency)}</p>}
        </Loaded>
      )}
    </Dialog>
  )
}

const RefundFields = z.object({
  amount: TypedAmount.check(z.gte(1, issue('AMOUNT_INVALID'))),
  to: z.string(),
  account: z._default(optionalText(200), ''),
  reason: typedText(500),
  /** A switch; it is among the fields only where it is on. */
  endsService: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  ),
})

/** The field at which a refused refund is explained. */
const REFUSED: RefusedFields = {
  NOT_CREDITABLE: 'amount',
  BALANCE_FULL: 'to',
  METHOD_NOT_OFFERED: 'to',
  CLIENT_NOT_FOUND: 'to',
}

function RefundForm({ offer, onClose }: { offer: RefundOffer; onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const { invoice, suggestion, service, most } = offer
  const { ways, usual } = useWays(offer)
  const [to, setTo] = useState(usual)
  const [typed, setTyped] = useState(suggestion.amount === 0 ? '' : toDecimal(suggestion.amount))
  const [isEnding, setIsEnding] = useState<boolean | null>(null)
  const ends =
    service !== null &&
    (isEnding ?? endsWhatItPaid(parseMoney(typed), { suggested: suggestion.amount, most }))
  const form = useSchemaForm({
    loadSchema: () => RefundFields,
    send: ({ to: way, ...fields }) =>
      act(
        (api) =>
          api.creditNotes.issue({
            ...fields,
            invoiceId: invoice.id,
            target: way === COINS ? 'coins' : 'off-site',
            method: way === COINS ? null : way,
          }),
        'Credit note issued',
        REFUSED,
      ),
    onDone: onClose,
  })
  const money = (amount: number) => formatMoney(amount, currency)
  const left = most === invoice.total ? '' : ` ${money(most)} of it can still be given back.`
  return (
    <FormDialog
      title="Refund"
      description={`Invoice ${invoice.number} over ${money(invoice.total)}.${left}`}
      form={form}
      confirm={ends ? 'Issue refund and end service' : 'Issue refund'}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          hint={suggestionWords(offer, currency)}
          error={issueSentence(form.errors.amount)}
          name="amount"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label="To"
          hint={
            to === COINS
              ? 'In the customer’s balance at once.'
              : 'Waits under Money to return until you have sent it.'
          }
          error={issueSentence(form.errors.to)}
          name="to"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        >
          {ways.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {to === COINS ? null : (
        <TextField
          label="Account"
          autoComplete="off"
          maxLength={200}
          hint="Where it is to go, as far as you know it. Only the team sees it."
          error={issueSentence(form.errors.account)}
          name="account"
          defaultValue={offer.account}
        />
      )}
      <TextAreaField
        label="Reason"
        hint="It is on the credit note, which the customer is sent."
        maxLength={500}
        error={issueSentence(form.errors.reason)}
        name="reason"
      />
      {service ? (
        <SwitchField
          label={`End ${nameOfService(service)} now`}
          hint="Off: it runs on as it is."
          name="endsService"
          checked={ends}
          onChange={({ target }) => setIsEnding(target.checked)}
        />
      ) : null}
    </FormDialog>
  )
}

/** Ways to give it back: what coins paid only goes back to coins. */
function useWays({ paidBy }: RefundOffer) {
  const { paymentMethods } = useSettings()
  const methodName = useMethodName()
  const came = paidBy.filter((id) => id !== COINS)
  const outside = came.length === 0 ? [] : [...new Set([...came, ...outsideWays(paymentMethods)])]
  const ways = [...outside, COINS].map((id) => ({ id, name: methodName(id) }))
  return { ways, usual: came[0] ?? COINS }
}
