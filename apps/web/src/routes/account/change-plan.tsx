import { canChange } from '@hostfront/domain/services/quote-change'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
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
              {(change) => <Confirm change={change} name={name} onDone={() => setIsOpen(false)} />}
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
  onDone: () => void
}

/** Pays what is due from coins, and changes it; without anything due it is changed at a press. */
function Confirm({ change, name, onDone }: ConfirmProps) {
  const { quote, wanted, again } = change
  const { due, surplus } = quote
  const message = `${name} is changed`

  async function confirm(): Promise<void> {
    const { api } = await openHost()
    try {
      await api.services.changePlan({ ...wanted, due, surplus })
    } catch (error) {
      // Another day has begun, or somebody was faster: then it costs something else.
      void again()
      throw error
    }
  }

  if (due > 0) {
    return <CoinPayment total={due} onPay={confirm} onPaid={onDone} message={message} />
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
