import type { Customer } from '@hostfront/contract/customer'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface SignOutEverywhereProps {
  customer: Customer
  onClose: () => void
}

/** Asks before an account is signed out of every browser. Mount it to open it. */
export function SignOutEverywhere({ customer, onClose }: SignOutEverywhereProps) {
  const act = useAct()
  return (
    <ConfirmDialog
      title="Sign out everywhere"
      confirm="Sign out everywhere"
      cancel="Keep signed in"
      onClose={onClose}
      onConfirm={() =>
        act(
          ({ security }) => security.endSessionsOf({ userId: customer.id }),
          'Signed out everywhere',
        )
      }
    >
      <p>
        <strong className="font-semibold">{customer.name}</strong> ({customer.email}) has to sign in
        again in every browser. You stay signed in here. API keys and the password stay as they are.
      </p>
    </ConfirmDialog>
  )
}
