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
 * Whom the invoice names, how it is paid, and who orders. The country comes first: it decides the VAT and the ways to pay, and a phone
 * shows both without scrolling. Who has an account logs in before all that, as the account knows it; whose it is then stands
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
  const who = account ? null : entry.isKnown ? (
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
  )
  const isMadeHere = !account && entry.isKnown && customer.isNew
  return (
    <div className="order-parts">
      {isMadeHere ? null : who}
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
      {isMadeHere ? who : null}
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
