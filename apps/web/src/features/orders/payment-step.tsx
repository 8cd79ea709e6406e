import { Loading } from '../../ui/loading.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { PaymentField } from './payment-field.tsx'
import type { OrderEntryState } from './use-order-entry.ts'
import { VoucherField } from './voucher-field.tsx'

interface PaymentStepProps {
  entry: OrderEntryState
  onSignIn: () => void
  onApplyVoucher: () => void
  onGetCoins: () => void
}

/** Who orders, whom the invoice names, and how it is paid. */
export function PaymentStep({ entry, onSignIn, onApplyVoucher, onGetCoins }: PaymentStepProps) {
  const { account, fields, change, errors, voucher, customer } = entry
  return (
    <div className="order-parts">
      {account ? (
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
          <span className="text-muted">{entry.isForClient ? 'For' : 'Logged in as'}</span>{' '}
          <span className="font-semibold">{account.name}</span>{' '}
          <span className="text-muted">({account.email})</span>
        </p>
      ) : entry.isKnown ? (
        <CustomerFields
          customer={customer}
          errors={errors}
          isBusy={entry.isPlacing}
          onChange={change}
          onSignIn={onSignIn}
        />
      ) : (
        <Loading />
      )}
      <BuyerFields
        buyer={entry.buyer}
        isRefuted={entry.isRefuted}
        errors={errors}
        onChange={change}
      />
      <PaymentField
        value={entry.paymentMethod}
        offered={entry.offered}
        balance={entry.balance}
        isNew={customer.isNew}
        amountDue={entry.quote?.amountDue ?? 0}
        currency={entry.settings.currency}
        onChange={(paymentMethod) => change({ paymentMethod })}
        onGetCoins={onGetCoins}
      />
      <VoucherField
        value={fields.voucherCode}
        isApplied={voucher.discount !== null}
        isChecking={voucher.isChecking}
        problem={voucher.problem}
        onChange={(voucherCode) => change({ voucherCode })}
        onApply={onApplyVoucher}
      />
    </div>
  )
}
