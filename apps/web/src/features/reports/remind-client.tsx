import { openHost } from '../../host/open-host.ts'
import { RowAction } from '../../parts/action-button.tsx'
import { toast } from '../../ui/toast.ts'

interface RemindClientProps {
  userId: string
  name: string
}

/** Reminds a client of all that is overdue, at a press. */
export const RemindClient = ({ userId, name }: RemindClientProps) => (
  <RowAction
    action="Remind"
    row={name}
    onAct={async () => {
      const { api } = await openHost()
      const { reminded } = await api.billing.remind({ userId })
      void toast(`${name} was reminded of ${reminded === 1 ? '1 invoice' : `${reminded} invoices`}`)
    }}
  />
)
