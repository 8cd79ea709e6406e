import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Held } from '@hostfront/domain/renewals/hold'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { TaxedBuyer } from '@hostfront/domain/tax/tax-for'
import { type ReactNode, useId } from 'react'
import { useSettings } from '../../host/settings.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { taxToday } from '../../parts/tax-today.ts'
import { OnHoldBadge } from '../../ui/on-hold-badge.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { addedTax } from '../../words/tax.ts'
import { AutoRenew } from './auto-renew.tsx'
import { holdOf, lacksAddress, shownState, stateNote } from './service-state.ts'

interface ServiceCardProps {
  service: Service
  /** What the team has stopped for all that the person holds. */
  account: Held & TaxedBuyer
  /** What can be done with it, the commonest act first. */
  acts: ReactNode
}

/** One service that the person holds: how it is, how it is reached, until when it is paid. */
export function ServiceCard({ service, account, acts }: ServiceCardProps) {
  const { currency, billing, tax } = useSettings()
  const now = useNow()
  const titleId = useId()
  const note = stateNote(service, now, account)
  const name = nameOfService(service)
  const isInMaking = note === null && lacksAddress(service)
  const state = shownState(service, { now, leadDays: billing.renewalLeadDays })
  const { price, expiresAt, access } = service
  return (
    <article
      aria-labelledby={titleId}
      className="@container flex min-w-0 flex-col rounded-lg border border-line bg-surface p-5 only:lg:col-span-2 sm:p-6"
    >
      {/* Where there is room the acts are in the row of the name. */}
      <div className="flex grow flex-col @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:gap-x-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 @3xl:justify-start @3xl:items-center">
          <h3 id={titleId} className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">
            <RowLink to={myServicePath(service.id)}>{name}</RowLink>
          </h3>
          <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
            {state === 'being set up' ? (
              // What is paid for is active in the specification's words; what is seen is the one state it has elsewhere.
              <span className="sr-only">Active</span>
            ) : null}
            <StatusBadge status={state} />
            {holdOf(service, account, now) ? <OnHoldBadge /> : null}
          </span>
        </div>
        <p className="@3xl:col-span-2 mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          {[service.serverName ? service.planName : '', CYCLE_NAMES[service.billingCycle]]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note ? (
          <p className="@3xl:col-span-2 mt-2 text-[0.9375rem] [overflow-wrap:anywhere]">{note}</p>
        ) : null}
        {isInMaking ? (
          <p className="@3xl:col-span-2 mt-2 text-[0.9375rem] text-muted">
            We tell you when it is ready.
          </p>
        ) : null}
        {access?.address ? (
          <div
            data-clear=""
            // Where both have no room beside each other, the button is below: a port in two pieces is misread.
            className="@3xl:col-span-2 mt-4 flex flex-wrap items-center gap-2 rounded-md bg-raised py-2 ps-4 pe-2"
          >
            <span className="min-w-0 flex-auto figures [overflow-wrap:anywhere]" dir="ltr">
              {access.address}
            </span>
            <CopyButton
              text={access.address}
              label={`Copy address of ${name}`}
              done="Address copied"
            >
              Copy
            </CopyButton>
          </div>
        ) : null}
        <dl className="@3xl:col-span-2 mt-4 flex grow flex-wrap content-start gap-x-8 gap-y-3 text-[0.9375rem]">
          <Fact name={price === 0 ? 'Runs until' : 'Paid until'}>
            <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
          </Fact>
          <Fact name="Price">
            {price === 0
              ? 'Free'
              : `${formatMoney(price, currency)} per month${addedTax(tax.name, taxToday(tax, account))}`}
          </Fact>
          {price === 0 ? null : (
            <Fact name="Auto-renew" isRow>
              <AutoRenew service={service} />
            </Fact>
          )}
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-2 border-line max-sm:*:grow @max-3xl:border-t @max-3xl:pt-4 @3xl:col-start-2 @3xl:row-start-1 @3xl:mt-0">
          {acts}
        </div>
      </div>
    </article>
  )
}

interface FactProps {
  name: string
  /** On a phone one line: what is switched is at its end. */
  isRow?: boolean
  children: ReactNode
}

const Fact = ({ name, isRow = false, children }: FactProps) => (
  <div
    className={
      isRow ? 'max-sm:flex max-sm:basis-full max-sm:items-center max-sm:justify-between' : undefined
    }
  >
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
