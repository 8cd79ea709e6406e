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
import { CardFact, RecordCard } from '../../ui/record-card.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { addedTax } from '../../words/tax.ts'
import { AutoRenew } from './auto-renew.tsx'
import { holdOf, lacksAddress, shownState, stateNote } from './service-state.ts'

interface ServiceCardProps {
  service: Service
  /** What the team has stopped for all that the person holds. */
  account: Held & TaxedBuyer
  /** What is going on until it can be reached. */
  making: ReactNode
  /** The bill for its next time. */
  bill: ReactNode
  /** What can be done with it, the commonest act first. */
  acts: ReactNode
}

/** One service that the person holds: how it is, how it is reached, until when it is paid. */
export function ServiceCard({ service, account, making, bill, acts }: ServiceCardProps) {
  const { currency, billing, tax } = useSettings()
  const now = useNow()
  const titleId = useId()
  const note = stateNote(service, now, account)
  const name = nameOfService(service)
  const isInMaking = note === null && lacksAddress(service)
  const state = shownState(service, { now, leadDays: billing.renewalLeadDays })
  const { price, expiresAt, access } = service
  return (
    <RecordCard
      titleId={titleId}
      title={<RowLink to={myServicePath(service.id)}>{name}</RowLink>}
      badges={
        <>
          {state === 'being set up' ? (
            // What is paid for is active in the specification's words; what is seen is the one state it has elsewhere.
            <span className="sr-only">Active</span>
          ) : null}
          <StatusBadge status={state} />
          {holdOf(service, account, now) ? <OnHoldBadge /> : null}
        </>
      }
      state={isInMaking ? making : null}
      line={[service.serverName ? service.planName : '', CYCLE_NAMES[service.billingCycle]]
        .filter(Boolean)
        .join(' · ')}
      facts={
        <>
          <CardFact name={price === 0 ? 'Runs until' : 'Paid until'}>
            <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
            {state === 'expiring soon' ? (
              <span className="text-bad">, {formatAge(expiresAt, now)}</span>
            ) : null}
          </CardFact>
          <CardFact name="Price">
            {price === 0
              ? 'Free'
              : `${formatMoney(price, currency)} per month${addedTax(tax.name, taxToday(tax, account))}`}
          </CardFact>
          {price === 0 ? null : (
            <CardFact name="Auto-renew">
              <AutoRenew service={service} />
            </CardFact>
          )}
        </>
      }
      bill={bill}
      acts={acts}
    >
      {note ? <p>{note}</p> : null}
      {access?.address ? (
        <div
          data-clear=""
          // Where both have no room beside each other, the button is below: a port in two pieces is misread.
          className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-raised py-1.5 ps-4 pe-1.5 text-base"
        >
          <span className="min-w-0 flex-auto figures" dir="ltr">
            {access.address}
          </span>
          <CopyButton text={access.address} label={`Copy address of ${name}`} done="Address copied">
            Copy
          </CopyButton>
        </div>
      ) : null}
    </RecordCard>
  )
}
