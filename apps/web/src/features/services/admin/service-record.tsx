import type { ServiceRecord as Held, HeldService } from '@hostfront/contract/services'
import { creditable } from '@hostfront/domain/billing/credit'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { type ReactNode, useState } from 'react'
import { useCapabilities } from '../../../host/capabilities.ts'
import { LeavePassword } from '../../../parts/leave-password.tsx'
import { RecordKeys } from '../../../parts/record-keys.tsx'
import { readState, ServiceBadges } from '../../../parts/service-status.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHeading } from '../../../ui/record-heading.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { needsAccess } from '../../../words/delivery.ts'
import { invoiceRecordPath, RECORD_LISTS } from '../../../words/record-paths.ts'
import { AccessRegion } from '../access-region.tsx'
import { RenameService } from '../rename-service.tsx'
import { ServerControls } from '../server-controls.tsx'
import { ServiceInvoices } from '../service-invoices.tsx'
import { WaitingChange } from '../waiting-change.tsx'
import { EditAccess } from './edit-access.tsx'
import { HeldServiceFacts } from './held-service-facts.tsx'
import { ServiceActions } from './service-actions.tsx'
import { type AskedAction, ServiceDialog } from './service-dialog.tsx'

interface ServiceRecordProps {
  record: Held
  /** What is known of its server; with a key, for it changes its place. */
  delivery: ReactNode
  /** What its customer has asked about it. */
  tickets: ReactNode
  /** What staff have noted about its customer. */
  notes: ReactNode
  /** What was changed about it. */
  log: ReactNode
  onGone: () => void
}

/** A service as staff see it: whose it is, how it is reached, what was billed, and every act on it. */
export function ServiceRecord({
  record,
  delivery,
  tickets,
  notes,
  log,
  onGone,
}: ServiceRecordProps) {
  const { service, customer, invoices } = record
  const [action, setAction] = useState<AskedAction | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const { secrets } = useCapabilities()
  const [isEditing, setIsEditing] = useState(false)
  const now = useNow()
  const { isOnHold, note } = readState({ ...record, now })
  // How it is reached is asked for where its delivery stands.
  const isEntered = record.delivery !== null && needsAccess(record.delivery)
  // What waits for somebody comes before what is known.
  const isToDo = record.delivery?.instance.phase === 'person'
  return (
    <RecordKeys>
      <RecordHeading
        list={RECORD_LISTS.services}
        title={nameOfService(service)}
        state={
          <ServiceBadges
            service={service}
            isOnHold={isOnHold}
            isToSetUp={Boolean(record.toSetUpSince)}
            now={now}
          />
        }
        note={note}
      >
        <ServiceActions
          isWhole
          canRefund={invoices.some((invoice) => creditable(invoice) > 0)}
          held={record}
          onAsk={setAction}
          onActed={SEEN_ANYWAY}
        />
      </RecordHeading>
      {isToDo ? delivery : null}
      <WaitingChange service={service} as="staff" invoicePath={invoiceRecordPath} />
      {isEntered && !secrets && service.access === null ? null : (
        <AccessRegion
          service={service}
          ssh={record.delivery?.ssh ?? null}
          empty="No access details yet."
          action={
            service.status === 'terminated' ? null : (
              <div className="flex flex-wrap gap-3">
                {secrets ? (
                  <Button look="secondary" size="small" onClick={() => setIsLeaving(true)}>
                    Leave a password
                  </Button>
                ) : null}
                {isEntered ? null : (
                  <Button look="secondary" size="small" onClick={() => setIsEditing(true)}>
                    Edit access
                  </Button>
                )}
              </div>
            )
          }
        />
      )}
      {delivery && service.status === 'active' ? (
        <ServerControls id={service.id} as="staff" />
      ) : null}
      {isToDo ? null : delivery}
      <Panel title="Service" action={<RenameService service={service} as="staff" />}>
        <HeldServiceFacts service={service} customer={customer} />
      </Panel>
      <ServiceInvoices invoices={invoices} pathOf={({ id }) => invoiceRecordPath(id)} />
      {tickets}
      {notes}
      <Panel title="Log">{log}</Panel>
      {isLeaving ? <LeavePassword service={service} onClose={() => setIsLeaving(false)} /> : null}
      {isEditing ? (
        <EditAccess
          service={service}
          planType={record.delivery?.planType ?? null}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
      {action ? (
        <ServiceDialog
          action={action}
          onActed={SEEN_ANYWAY}
          onGone={onGone}
          onClose={() => setAction(null)}
        />
      ) : null}
    </RecordKeys>
  )
}

/** The page asks again by itself when its service has changed. */
const SEEN_ANYWAY = (_: HeldService): void => undefined
