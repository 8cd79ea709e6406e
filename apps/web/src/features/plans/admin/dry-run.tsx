import type { DryRun as Outcome } from '@hostfront/contract/delivery'
import type { TemplateForm } from '@hostfront/domain/provisioning/template-form'
import { useRef, useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { FaultWords } from '../../../parts/fault-words.tsx'
import { FactList } from '../../../ui/fact-list.tsx'

interface DryRunProps {
  planId: string
  /** What is in the form around this, or null where that is not whole yet; then its fields say so. */
  read: (form: HTMLFormElement) => Promise<TemplateForm | null>
}

/** Asks the panel what it would be sent, with what is typed, and shows that or what is missing. */
export function DryRun({ planId, read }: DryRunProps) {
  const here = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome | 'unread' | null>(null)

  async function run(): Promise<void> {
    const form = here.current?.closest('form')
    const typed = form && (await read(form))
    if (!typed) {
      setOutcome('unread')
      return
    }
    const { api } = await openHost()
    setOutcome(await api.delivery.dryRun({ ...typed, planId }))
  }

  return (
    <div ref={here} className="flex flex-col gap-4 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">See what the panel would be sent. Nothing is made.</p>
        <ActionButton look="secondary" size="small" onAct={run}>
          Dry run
        </ActionButton>
      </div>
      <div role="status">{outcome ? <Shown outcome={outcome} /> : null}</div>
    </div>
  )
}

function Shown({ outcome }: { outcome: Outcome | 'unread' }) {
  if (outcome === 'unread')
    return <p>Some fields are not filled in as they should be. Save says which.</p>
  const { order, fault, faultDetail } = outcome
  if (order) return <FactList facts={order.map(({ name, value }) => [name, value])} />
  return fault ? (
    <p>
      <FaultWords fault={fault} detail={faultDetail} />
    </p>
  ) : null
}
