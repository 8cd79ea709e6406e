import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { AskedAction, DomainActionProps } from './domain-action.ts'
import { EditDomain } from './edit-domain.tsx'
import { RenewDomainFor } from './renew-domain-for.tsx'

const DIALOGS = { edit: EditDomain, renew: RenewDomainFor, delete: DeleteDomain }

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function DomainDialog({
  action: { kind, held },
  ...rest
}: Omit<DomainActionProps, 'held'> & { action: AskedAction }) {
  const Action = DIALOGS[kind]
  return <Action held={held} {...rest} />
}

function DeleteDomain({ held, onGone, onClose }: DomainActionProps) {
  const act = useAct()
  const { domain, customer } = held
  return (
    <ConfirmDialog
      title="Delete domain"
      confirm="Delete domain"
      cancel="Keep domain"
      onClose={onClose}
      onConfirm={() =>
        act(async ({ domains }) => {
          await domains.remove({ id: domain.id })
          onGone(held)
        }, 'Domain deleted successfully')
      }
    >
      <p>
        <strong className="font-semibold">{domain.name}</strong> of {customer.name} (
        {customer.email})
      </p>
      <p className="mt-3">
        It leaves the shop for good; only the log keeps what it was. At its registrar nothing
        changes. A domain that was billed stays.
      </p>
    </ConfirmDialog>
  )
}
