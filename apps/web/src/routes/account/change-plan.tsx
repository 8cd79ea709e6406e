import { canChange } from '@hostfront/domain/services/can-change'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { waitsUntil } from '@hostfront/domain/services/wait-for-payment'
import { lazy, Suspense, useState } from 'react'
import { CoinPayment } from '../../features/billing/coin-payment.tsx'
import type { ShownChange } from '../../features/services/choose-change.tsx'
import { loadPart } from '../../host/load-part.ts'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'

const ChooseChange = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/services/choose-change.tsx')).ChooseChange,
  })),
)

/** Another plan or cycle for a service that runs in paid time; nothing for others. */
export function ChangePlan({ service }: { service: Service }) {
  const [isOpen, setIsOpen] = useState(false)
  const now = new Date(useNow()).toISOString()
  if (!canChange(service, now)) return null
  const name = nameOfService(service)
  return (
    <>
      <RowButton action="Change plan" row={name} onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <Dialog
          open
          onOpenChange={() => setIsOpen(false)}
          title="Change plan"
          description={`${name}: what was paid for the days that are left counts towards the new price.`}
        >
          <Suspense fallback={<Loading />}>
            <ChooseChange service={service} as="customer">
              {(change) => (
                <Confirm
                  change={change}
                  name={name}
                  expiresAt={service.expiresAt}
                  onDone={() => setIsOpen(false)}
                />
              )}
            </ChooseChange>
          </Suspense>
        </Dialog>
      ) : null}
    </>
  )
}

interface ConfirmProps {
  change: ShownChange
  name: string
  /** The end of its paid time. */
  expiresAt: string
  onDone: () => void
}

/** Pays what is due from coins, and changes it; without anything due it is changed at a press. */
function Confirm({ change, name, expiresAt, onDone }: ConfirmProps) {
  const { quote, wanted, again } = change
  const { due, surplus } = quote
  const message = `${name} is changed`

  async function confirm(withInvoice = false): Promise<void> {
    const { api } = await openHost()
    try {
      await api.services.changePlan({ ...wanted, due, surplus, withInvoice })
    } catch (error) {
      // Another day has begun, or somebody was faster: then it costs something else.
      void again()
      throw error
    }
  }

  if (due > 0) {
    return (
      <>
        <CoinPayment total={due} onPay={() => confirm()} onPaid={onDone} message={message} />
        <ByInvoice expiresAt={expiresAt} onAct={() => confirm(true)} onDone={onDone} />
      </>
    )
  }
  return (
    <div className="flex justify-end">
      <ActionButton
        onAct={async () => {
          await confirm()
          await refreshSession().catch(() => undefined)
          void toast(message)
          onDone()
        }}
      >
        Change plan
      </ActionButton>
    </div>
  )
}

interface ByInvoiceProps {
  expiresAt: string
  onAct: () => Promise<void>
  onDone: () => void
}

/** For who pays in another way than by coins; nothing in the last days, which are the renewal's. */
function ByInvoice({ expiresAt, onAct, onDone }: ByInvoiceProps) {
  const until = waitsUntil({ expiresAt }, new Date(useNow()).toISOString())
  if (until === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5">
      <p className="min-w-0 flex-1 basis-64 text-muted">
        Or pay an invoice by {formatDay(until)}: the change is made when it is paid, and counted
        from today.
      </p>
      <ActionButton
        look="secondary"
        onAct={async () => {
          await onAct()
          void toast('Invoice issued')
          onDone()
        }}
      >
        Get an invoice
      </ActionButton>
    </div>
  )
}
