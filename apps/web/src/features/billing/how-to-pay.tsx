import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { owedOf } from '@hostfront/domain/payments/settled'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { TeamAddress } from '../../parts/team-address.tsx'
import { formatDay } from '../../words/dates.ts'
import { onceConfirmed } from '../../words/once-confirmed.ts'
import { partWords } from '../../words/part-words.ts'
import { ChosenMethod } from './chosen-method.tsx'
import { DeclaredPayments } from './declared-payments.tsx'
import { IHavePaid } from './i-have-paid.tsx'
import { MethodInstructions, saysAccount } from './method-instructions.tsx'
import { TransferCode } from './transfer-code.tsx'
import { TransferFacts } from './transfer-facts.tsx'
import { useChosenMethod } from './use-chosen-method.ts'

/** Loaded where a gateway takes the money. */
const PayByGateway = lazy(() =>
  loadPart(async () => ({ default: (await import('./pay-by-gateway.tsx')).PayByGateway })),
)

const link = 'text-accent-ink underline underline-offset-4 hover:no-underline'

export interface HowToPayProps {
  invoice: Invoice
  /** Of what says that it is paid, or leads to where it is. */
  look?: 'primary' | 'secondary'
  /** It is asked to be paid at once, as `PayByGateway` has it. */
  isAsked?: boolean
  /** What was declared for it is said elsewhere. */
  isDeclaredElsewhere?: boolean
  /** Until when it is to be paid, unless that is over, and what happens then is said elsewhere. */
  isNextSaid?: boolean
}

/** What to transfer, how, and with which reference, for an invoice that is paid outside of the shop. */
export function HowToPay({
  invoice,
  look = 'primary',
  isAsked = false,
  isDeclaredElsewhere = false,
  isNextSaid = false,
}: HowToPayProps) {
  const settings = useSettings()
  const { currency, paymentMethods } = settings
  const email = settings.paymentsEmail || settings.contactEmail
  const [method, choose] = useChosenMethod(invoice)
  const offered = offeredMethods(paymentMethods, invoice.buyer.country)
  const chosen = offered.find(({ id }) => id === method)
  const isTold = chosen?.kind === 'gateway'
  const byHand = chosen?.kind === 'manual' ? chosen : undefined

  return (
    <div className="flex flex-col gap-4 max-sm:[&_:is(a,button,select)]:scroll-mb-24">
      {offered.length === 0 ? (
        <NoWayOutside />
      ) : (
        <ChosenMethod offered={offered} chosen={chosen} onChoose={choose} />
      )}
      {/* Without an account to pay to, the amount and the reference are all there is to copy: side by side, on a phone close to each other. */}
      <div
        className={`grid gap-4 ${byHand && !saysAccount(byHand) ? 'sm:grid-cols-2 max-sm:[&>dl:has(+dl)]:-mb-2 [&>:not(dl)]:col-span-full' : ''}`}
      >
        <TransferFacts
          amount={owedOf(invoice)}
          note={partWords(invoice, currency)}
          {...(isNextSaid && invoice.status !== 'overdue'
            ? {}
            : { due: formatDay(invoice.dueDate) })}
          currency={currency}
          isTold={isTold}
        />
        {byHand ? (
          <MethodInstructions
            method={byHand}
            values={{
              amount: formatMoney(owedOf(invoice), currency),
              reference: invoice.number,
              due: formatDay(invoice.dueDate),
            }}
          />
        ) : null}
      </div>
      {chosen?.kind === 'gateway' ? (
        <Suspense>
          <PayByGateway
            // Another way is another choice: it is not opened by itself.
            key={chosen.id}
            invoiceId={invoice.id}
            amount={owedOf(invoice)}
            method={chosen}
            look={look}
            isAsked={isAsked && chosen.id === invoice.paymentMethod}
          />
        </Suspense>
      ) : null}
      {byHand ? (
        <TransferCode account={byHand.account} invoice={invoice} currency={currency} />
      ) : null}
      {chosen?.id === 'orange-money' ? (
        <p>
          <Link to={`/orange-money?invoice=${encodeURIComponent(invoice.id)}`} className={link}>
            The Orange Money guide, step by step
          </Link>
        </p>
      ) : null}
      {byHand && byHand.instructions !== TRIAL_INSTRUCTIONS ? (
        <p className="max-w-prose text-muted">
          Enter exactly this amount and quote the reference. Then tell us here that you have paid,
          or write to <TeamAddress email={email} subject={`Payment ${invoice.number}`} />.
          {isNextSaid ? null : ` ${onceConfirmed(invoice)}`}
        </p>
      ) : null}
      {byHand ? (
        <div className={look === 'primary' ? 'at-hand sm:mt-2 sm:grid' : ''}>
          {/* Said above, where a phone may have scrolled it away. */}
          {look === 'primary' ? (
            <p aria-hidden="true" className="shrink-0 leading-tight sm:hidden">
              <span className="block font-semibold text-lg figures">
                {formatMoney(owedOf(invoice), currency)}
              </span>
              <span className="text-muted text-xs figures">due {formatDay(invoice.dueDate)}</span>
            </p>
          ) : null}
          <IHavePaid invoice={invoice} method={byHand.id} look={look} />
        </div>
      ) : null}
      {isDeclaredElsewhere ? null : <DeclaredPayments invoiceId={invoice.id} />}
    </div>
  )
}

const NoWayOutside = () => (
  <p className="max-w-prose">
    Coins are the only way to pay at the moment. Questions? Ask us in a{' '}
    <Link to="/dashboard?tab=support" className={link}>
      ticket
    </Link>
    .
  </p>
)
