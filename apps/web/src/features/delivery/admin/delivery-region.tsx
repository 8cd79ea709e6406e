import type { Delivery } from '@hostfront/contract/delivery'
import type { DeliveryRecord } from '@hostfront/contract/delivery-record'
import { type ComponentProps, useState } from 'react'
import { ChangeLines } from '../../../parts/change-lines.tsx'
import { FaultWords } from '../../../parts/fault-words.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { framed } from '../../../ui/next-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatMoment } from '../../../words/dates.ts'
import { eventLine, madeBy, needsAccess, stateName } from '../../../words/delivery.ts'
import { waitWords } from '../../../words/wait-words.ts'
import { CustomerAnswers } from './customer-answers.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

interface DeliveryRegionProps {
  record: DeliveryRecord
  held: Pick<Delivery, 'service' | 'customer'>
}

/** The server behind a service: where it stands, what keeps it, what was done, and what can be. */
export function DeliveryRegion({ record, held }: DeliveryRegionProps) {
  const { instance, panelName, planType, events, asked, changes } = record
  const { fault, faultDetail, orderedAt, readyAt, nextAttemptAt, removeNotBefore } = instance
  const [setUp, setSetUp] = useState<Delivery | null>(null)
  const delivery: Delivery = { ...held, instance, panelName, planType, changes }
  const isToSetUp = needsAccess(delivery)
  const maker = madeBy(instance.provider, panelName, instance.handledBy)
  const actions = (
    <DeliveryActions
      delivery={delivery}
      setUpLook="primary"
      onSetUp={setSetUp}
      onActed={SEEN_ANYWAY}
    />
  )
  const facts: ComponentProps<typeof FactList>['facts'] = [
    ['Set-up', isToSetUp ? null : maker],
    ['Last seen', seenState(instance)],
    ['Panel ID', instance.remoteId],
    ['Waited', waited(orderedAt, readyAt)],
    [
      'Next look',
      instance.phase !== 'settled' && nextAttemptAt ? formatMoment(nextAttemptAt) : null,
    ],
    [
      'Deleted from',
      removeNotBefore && instance.state !== 'gone' ? formatMoment(removeNotBefore) : null,
    ],
  ]
  return (
    <Panel
      title="Delivery"
      className={instance.phase === 'person' ? framed(false) : ''}
      action={isToSetUp ? null : actions}
    >
      <div className="flex flex-col gap-5">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DeliveryBadge instance={instance} service={held.service} />
            {isToSetUp ? <span className="text-muted text-sm">Set-up: {maker}</span> : null}
          </p>
          {isToSetUp ? (
            <p className="mt-3 max-w-prose">
              Make the server, then press Set up and enter how its customer reaches it. The customer
              is then told that it is ready.
            </p>
          ) : null}
          {changes.length > 0 ? (
            <div className="mt-2">
              <ChangeLines changes={changes} />
            </div>
          ) : null}
          {fault ? (
            <p className="mt-2 max-w-prose">
              <FaultWords fault={fault} detail={faultDetail} />
            </p>
          ) : null}
          {isToSetUp ? <div className="mt-4">{actions}</div> : null}
        </div>
        {facts.some(([, value]) => value !== null) ? <FactList facts={facts} /> : null}
        {asked.length > 0 ? <CustomerAnswers serviceId={instance.serviceId} asked={asked} /> : null}
        {events.length > 0 ? (
          <ol className="flex flex-col gap-1.5 text-sm">
            {events.map((event) => (
              <li key={event.id} className="flex flex-wrap gap-x-3">
                <time dateTime={event.createdAt} className="figures text-muted">
                  {formatMoment(event.createdAt)}
                </time>
                <span className="[overflow-wrap:anywhere]">
                  {eventLine(event)}
                  {event.actorName ? ` · ${event.actorName}` : null}
                </span>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      {setUp ? (
        <SetUpDialog delivery={setUp} onActed={SEEN_ANYWAY} onClose={() => setSetUp(null)} />
      ) : null}
    </Panel>
  )
}

/** The page asks again by itself when something of its server has changed. */
const SEEN_ANYWAY = (_: Delivery): void => undefined

/** Nobody looks after what is made by hand: null. */
const seenState = ({ provider, state }: Delivery['instance']): string | null => {
  if (provider === 'manual') return null
  return state === 'none' ? 'Not yet' : stateName({ state })
}

const waited = (from: string | null, to: string | null): string | null =>
  from && to ? waitWords((Date.parse(to) - Date.parse(from)) / 1000) : null
