import type { Client } from '@hostfront/contract/clients'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { deletionEffects } from '../../words/clients.ts'

interface DeleteUserProps {
  client: Client
  onClose: () => void
  onDeleted: () => void
}

/** Says what goes and what stays. Mount it to open it. */
export function DeleteUser({ client, onClose, onDeleted }: DeleteUserProps) {
  const act = useAct()
  const { account } = client

  const remove = () =>
    act(async ({ clients }) => {
      await clients.remove({ id: account.id })
      onDeleted()
    }, 'User deleted successfully')

  return (
    <ConfirmDialog
      title="Delete user"
      confirm="Delete user"
      cancel="Keep user"
      onClose={onClose}
      onConfirm={remove}
    >
      <p>
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
