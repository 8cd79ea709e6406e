import { Loading } from '../../ui/loading.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { PaymentField } from './payment-field.tsx'
import type { OrderEntryState } from './use-order-entry.ts'
import { VoucherField } from './voucher-field.tsx'

interface PaymentStepProps {
  entry: OrderEntryState
  onSignIn: () => void
  /** Logs in instead of making an account, with what is typed already. */
  onKnown: () => void
  onApplyVoucher: () => void
  onGetCoins: () => void
}

/**
 * Who orders and whom the invoice names, then how it is paid: the country decides the VAT and the ways to pay. Who is logged in stands
 * beside the steps.
 */
export function PaymentStep({
  entry,
  onSignIn,
  onKnown,
  onApplyVoucher,
  onGetCoins,
}: PaymentStepProps) {
  const { account, fields, change, errors, voucher, customer } = entry
  return (
    <div className="order-parts">
      <div className="flex flex-col gap-3 sm:gap-4">
        {account ? null : entry.isKnown ? (
          <CustomerFields
            customer={customer}
            errors={errors}
            isBusy={entry.isPlacing}
            onChange={change}
            onKnown={onKnown}
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
      </div>
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
