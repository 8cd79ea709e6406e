import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { SERVER_NAME_MAX } from '@hostfront/domain/orders/order-form'
import { type FormEvent, useRef } from 'react'
import { useSettings } from '../../host/settings.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { issueSentence } from '../../words/issue-sentence.ts'
import { CountryField } from './country-field.tsx'
import { CycleField } from './cycle-field.tsx'
import { MeasuredWait } from './measured-wait.tsx'
import { OptionFields } from './option-fields.tsx'
import { OrderProblemBox } from './order-problem.tsx'
import { PaymentField } from './payment-field.tsx'
import { PlanField } from './plan-field.tsx'
import { PriceLines } from './price-lines.tsx'
import { useOrderEntry } from './use-order-entry.ts'
import { VoucherField } from './voucher-field.tsx'

interface OrderEntryProps {
  /** Empty: the person chooses here. */
  planId: string
  onPlaced: (placed: OrderWithInvoice) => void
  onGetCoins: () => void
}

/** The order form: what is wanted on one side, what it costs on the other. */
export function OrderEntry({ planId, onPlaced, onGetCoins }: OrderEntryProps) {
  const { currency } = useSettings()
  const entry = useOrderEntry(planId, onPlaced)
  const { fields, change, errors, plan, quote, voucher } = entry
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = await entry.place()
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-8 md:grid-cols-[1fr_18rem]"
    >
      <div className="grid grid-cols-2 content-start gap-4">
        <PlanField
          plans={entry.plans}
          currency={currency}
          value={plan?.id ?? ''}
          error={issueSentence(errors.planId)}
          onChange={(planId) => change({ planId })}
        />
        <CycleField
          value={fields.billingCycle}
          onChange={(billingCycle) => change({ billingCycle })}
        />
        <OptionFields
          asked={entry.asked}
          answers={entry.answers}
          plan={plan}
          plans={entry.plans}
          errors={errors}
          currency={currency}
          onAnswer={entry.answer}
        />
        <TextField
          label="Server name"
          name="serverName"
          value={fields.serverName}
          maxLength={SERVER_NAME_MAX}
          autoComplete="off"
          required
          error={issueSentence(errors.serverName)}
          onChange={(event) => change({ serverName: event.target.value })}
          className="col-span-2"
        />
        <CountryField
          value={entry.country}
          error={issueSentence(errors.country)}
          onChange={(country) => change({ country })}
        />
        <PaymentField
          value={entry.paymentMethod}
          offered={entry.offered}
          balance={entry.balance}
          amountDue={quote?.amountDue ?? 0}
          onChange={(paymentMethod) => change({ paymentMethod })}
          onGetCoins={onGetCoins}
        />
        <VoucherField
          value={fields.voucherCode}
          isApplied={voucher.discount !== null}
          isChecking={voucher.isChecking}
          problem={voucher.problem}
          onChange={(voucherCode) => change({ voucherCode })}
          onApply={() => void voucher.apply(fields.voucherCode)}
        />
      </div>
      <div className="flex flex-col gap-5 self-start rounded-lg bg-surface p-5 md:sticky md:top-0">
        {plan && quote ? (
          <PriceLines
            plan={plan}
            quote={quote}
            options={entry.priced}
            discount={voucher.discount}
            hasCountry={entry.country !== ''}
          />
        ) : (
          <p className="text-muted">Choose a service to see its price.</p>
        )}
        {entry.paymentMethod === 'coins' && quote && entry.balance !== null ? (
          <p className="text-muted text-sm">
            {formatCoins(quote.amountDue)} coins are taken now and come back if the order is not
            approved.
          </p>
        ) : null}
        {entry.problem ? (
          <OrderProblemBox problem={entry.problem} planId={fields.planId} onGetCoins={onGetCoins} />
        ) : null}
        <BusyButton type="submit" isBusy={entry.isPlacing} disabled={!plan}>
          {entry.isPlacing ? 'Placing order...' : 'Place order'}
        </BusyButton>
        {plan ? <MeasuredWait planId={plan.id} /> : null}
      </div>
    </form>
  )
}
