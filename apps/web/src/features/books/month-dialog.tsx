import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { longMonth } from '../../words/books.ts'

interface MonthDialogProps {
  /** `2026-10` */
  month: string
  onClose: () => void
}

/** Asks before a month is closed, or opened again. Mount it to open it. */
export const MonthDialog = ({ kind, ...props }: MonthDialogProps & { kind: 'close' | 'reopen' }) =>
  kind === 'close' ? <CloseMonth {...props} /> : <ReopenMonth {...props} />

function CloseMonth({ month, onClose }: MonthDialogProps) {
  const act = useAct()
  const name = longMonth(month)
  return (
    <ConfirmDialog
      title={`Close ${name}`}
      confirm="Close month"
      cancel="Keep it open"
      onClose={onClose}
      onConfirm={() => act(({ books }) => books.closeMonth({ month }), `${name} is closed`)}
    >
      <p>
        No payment can be recorded with a day in {name} or before, and none of those days undone:
        what was reported of them stays. Money that a bank statement or a gateway brings later
        counts on the first open day.
      </p>
      <p className="mt-3">The last closed month can be opened again with your password.</p>
    </ConfirmDialog>
  )
}

function ReopenMonth({ month, onClose }: MonthDialogProps) {
  const act = useAct()
  const name = longMonth(month)
  return (
    <ConfirmDialog
      title={`Open ${name} again`}
      confirm="Open again"
      cancel="Keep it closed"
      onClose={onClose}
      onConfirm={() => act(({ books }) => books.reopenMonth({ month }), `${name} is open again`)}
    >
      <p>
        Figures of {name} can change again. If your accountant has them already, tell them. The log
        says who opened it.
      </p>
    </ConfirmDialog>
  )
}
