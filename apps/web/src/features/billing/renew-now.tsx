import type { Api } from '@hostfront/contract/contract'
import type { Renewal as RenewalAsShown, RenewalInvoice } from '@hostfront/contract/renewal'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { InvoiceLine } from '@hostfront/domain/billing/invoice-line'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { billedFrom } from '@hostfront/domain/renewals/withdrawable'
import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import type { ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { dayWords, formatDay } from '../../words/dates.ts'
import { asRefusal } from '../../words/explain.ts'
import { CoinPayment } from './coin-payment.tsx'
import { DeclaredPayments } from './declared-payments.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { CheckingBadge } from './my-invoice-badge.tsx'
import { useBalance } from './use-balance.ts'
import { WithdrawRenewal } from './withdraw-renewal.tsx'

/** Something that is paid for a time, and what more of it costs. */
export interface Renewable {
  readonly name: string
  /** The end of the time that is paid for now; ISO, UTC. */
  readonly expiresAt: string
  /** Minor units, VAT included, and how much of it is VAT. */
  readonly total: number
  readonly tax: number
  /** The days that are paid for then, as the line of its invoice has them. */
  readonly period: InvoiceLine['period']
  /** The invoice that is open for it. */
  readonly bill: Pick<Invoice, 'number'> | undefined
  /** That is paid as its customer says: it is not asked for again. */
  readonly isChecked: boolean
  /** Bills what was shown, unless it is billed already, and with coins pays it at once. */
  renew(api: Api, shown: Omit<RenewalAsShown, 'id'>): Promise<RenewalInvoice>
}

interface RenewNowProps {
  of: Renewable
  look?: ButtonLook | undefined
  /** As its button says it. */
  children: string
}

/**
 * Opens the renewal of a service or a domain before it is due. The time that was meant at its opening is what is paid for:
 * once that is renewed elsewhere, the next is not paid in its place.
 */
export function RenewNow({ of, look, children }: RenewNowProps) {
  const [opened, setOpened] = useState<Renewable | null>(null)
  const close = () => setOpened(null)
  const meant = opened?.expiresAt === of.expiresAt ? of : opened
  return (
    <>
      {of.isChecked ? (
        <CheckingBadge />
      ) : (
        <RowButton look={look} action={children} row={of.name} onClick={() => setOpened(of)} />
      )}
      {meant ? (
        <Dialog open onOpenChange={close} title={`Renew ${meant.name}`}>
          <Renewal of={meant} onPaid={close} />
        </Dialog>
      ) : null}
    </>
  )
}

function Renewal({ of, onPaid }: { of: Renewable; onPaid: () => void }) {
  const { currency, tax, billing } = useSettings()
  const [billed, setBilled] = useState<RenewalInvoice | null>(null)
  // An invoice may be older than the country or the VAT that the price is worked out with: then the shop says its total.
  const [told, setTold] = useState<Pick<RenewalAsShown, 'expiresAt' | 'total'> | null>(null)
  const { expiresAt } = of
  const total = told?.expiresAt === expiresAt ? told.total : of.total

  async function renew(withCoins: boolean): Promise<RenewalInvoice> {
    const { api } = await openHost()
    try {
      return await of.renew(api, { withCoins, expiresAt, total })
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal?.code === 'PRICE_CHANGED') {
        setTold({ expiresAt, total: refusal.data.amountDue })
      }
      throw error
    }
  }

  const isCovered = useBalance() >= total
  const byCoins = (
    <CoinPayment
      total={total}
      onPay={() => renew(true)}
      onPaid={onPaid}
      message={`${of.name} is renewed`}
    />
  )

  if (billed) {
    const { invoice, isWithdrawable } = billed
    // What was told of is said, and not asked for again.
    if (of.isChecked) return <DeclaredPayments invoiceId={invoice.id} />
    return (
      <div className="flex flex-col gap-5">
        <HowToPay invoice={invoice} />
        {isWithdrawable ? <WithdrawRenewal invoice={invoice} onWithdrawn={onPaid} /> : null}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">Amount</dt>
        <dd>
          <span className="font-semibold text-lg">{formatMoney(total, currency)}</span>
          {of.tax > 0 && total === of.total ? (
            <span className="ms-2 text-muted">
              with {formatMoney(of.tax, currency)} {tax.name}
            </span>
          ) : null}
        </dd>
        {of.period ? (
          <>
            <dt className="text-muted">Period</dt>
            <dd>{`${dayWords(of.period.from)} to ${dayWords(of.period.to)}`}</dd>
          </>
        ) : null}
      </dl>
      {isCovered ? byCoins : null}
      <div className={`flex flex-col items-start gap-3 ${isCovered ? divided : ''}`}>
        <ActionButton
          look={isCovered ? 'secondary' : 'primary'}
          onAct={async () => setBilled(await renew(false))}
        >
          Show how to pay
        </ActionButton>
        <p className="max-w-prose text-muted text-sm">
          {of.bill ? `Invoice ${of.bill.number} is open for it.` : invoiceAhead(expiresAt, billing)}
        </p>
      </div>
      {isCovered ? null : <div className={divided}>{byCoins}</div>}
    </div>
  )
}

const divided = 'border-line border-t pt-5'

/** What asking for another way to pay brings about, said before it does. */
function invoiceAhead(expiresAt: string, billing: PublicSettings['billing']): string {
  const until = billedFrom(expiresAt, billing)
  return new Date().toISOString() < until
    ? `This issues an invoice now. You can withdraw it until ${formatDay(until)}, but no more than one a day.`
    : 'This issues an invoice now, unless there is one already.'
}
