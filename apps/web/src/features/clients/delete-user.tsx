import type { Client } from '@hostfront/contract/clients'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { deletionEffects } from '../../words/clients.ts'
import { explain } from '../../words/explain.ts'

interface DeleteUserProps {
  client: Client
  onClose: () => void
  onDeleted: () => void
}

/** Says what goes and what stays. Mount it to open it. */
export function DeleteUser({ client, onClose, onDeleted }: DeleteUserProps) {
  const { currency } = useSettings()
  const { account } = client

  async function remove(): Promise<string | null> {
    try {
      const { api } = await openHost()
      await api.clients.remove({ id: account.id })
      void toast('User deleted successfully')
      onDeleted()
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }

  return (
    <ConfirmDialog
      title="Delete user"
      confirm="Delete user"
      cancel="Keep user"
      onClose={onClose}
      onConfirm={remove}
    >
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{account.name}</span> ({account.email}) is deleted. This
        cannot be undone.
      </p>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-muted">
        {deletionEffects(client).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
