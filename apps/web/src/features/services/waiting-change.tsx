import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { type ButtonLook, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { formatDay } from '../../words/dates.ts'
import { DECLARED } from '../../words/declarations.ts'

interface WaitingChangeProps {
  service: Service
  as: 'customer' | 'staff'
  /** Where its invoice is. */
  invoicePath: (id: string) => string
  /** It is paid as its customer says, and is not asked for again. */
  isChecked?: boolean
  /** Of what leads to its invoice. */
  look?: ButtonLook
}

/** A change that takes effect when its invoice is paid; nothing where none waits. */
export function WaitingChange({
  service,
  as,
  invoicePath,
  isChecked = false,
  look = 'primary',
}: WaitingChangeProps) {
  const { id, waiting } = service
  if (!waiting) return null
  const { invoiceId, number, to, validUntil } = waiting

  async function withdraw(): Promise<void> {
    const { api } = await openHost()
    const { services } = api
    await (as === 'staff' ? services.withdrawChangeFor({ id }) : services.withdrawChange({ id }))
    void toast('Change withdrawn')
  }

  return (
    <section aria-label="Change of plan" className="mt-6 border-line border-y py-5">
      <p className="max-w-prose [overflow-wrap:anywhere]">
        {to.planId === service.planId ? 'The change' : `The change to ${to.planName}`} takes effect
        when invoice {number} is paid.{' '}
        {isChecked ? DECLARED : `Unpaid on ${formatDay(validUntil)}, it is withdrawn.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton size="small" look={look} to={invoicePath(invoiceId)}>
          {as === 'staff' || isChecked ? `Invoice ${number}` : `Pay invoice ${number}`}
        </LinkButton>
        {isChecked ? null : (
          <ActionButton
            size="small"
            look="secondary"
            aria-label={`Withdraw change of ${nameOfService(service)}`}
            onAct={withdraw}
          >
            Withdraw change
          </ActionButton>
        )}
      </div>
    </section>
  )
}
