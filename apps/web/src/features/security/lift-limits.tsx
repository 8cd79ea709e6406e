import type { Customer } from '@hostfront/contract/customer'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface LiftLimitsProps {
  /** Of an account, or where there is none of an address. */
  of: {
    readonly customer: Pick<Customer, 'id' | 'name'> | null
    readonly address: string | null
  }
  onDone?: () => void
  onClose: () => void
}

/** Lets somebody try again at once. Mount it to open it. */
export function LiftLimits({ of: { customer, address }, onDone, onClose }: LiftLimitsProps) {
  const act = useAct()
  return (
    <ConfirmDialog
      title="Lift limits"
      confirm="Lift limits"
      cancel="Keep limits"
      onClose={onClose}
      onConfirm={() =>
        act(async ({ security }) => {
          if (customer) await security.liftLimits({ userId: customer.id })
          else await security.liftAddress({ address: address ?? '' })
          onDone?.()
        }, 'They can try again at once')
      }
    >
      {customer ? (
        <p>
          What was tried at the account of{' '}
          <strong className="font-semibold">{customer.name}</strong> is forgotten, from everywhere:
          whoever waits can try again at once, and so can whoever guesses. An address that is
          stopped at every account stays stopped.
        </p>
      ) : (
        <p>
          What was tried from <strong className="font-semibold">{address}</strong> is forgotten:
          whoever waits there can try again at once, and so can whoever guesses. Single accounts
          that it is stopped at stay closed to it.
        </p>
      )}
    </ConfirmDialog>
  )
}
