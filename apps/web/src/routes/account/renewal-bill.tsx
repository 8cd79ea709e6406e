import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { useRenewalBill } from '../../features/billing/use-renewal-bill.ts'
import { useSettings } from '../../host/settings.ts'
import { formatDay } from '../../words/dates.ts'

/** That the next time of a service is billed, while nobody has paid or says so. */
export function RenewalBill({ serviceId }: { serviceId: string }) {
  const { currency } = useSettings()
  const { bill, isChecked } = useRenewalBill(SERVICE, serviceId)
  return bill && !isChecked ? (
    <p className="text-[0.9375rem]">
      Invoice for its renewal:{' '}
      <strong className="font-semibold figures">{formatMoney(owedOf(bill), currency)}</strong>,{' '}
      <span className={`whitespace-nowrap ${bill.status === 'overdue' ? 'text-bad' : ''}`}>
        {bill.status === 'overdue' ? 'was due' : 'due'} {formatDay(bill.dueDate)}
      </span>
    </p>
  ) : null
}
