import type { ComponentProps } from 'react'
import { BusyButton } from '../ui/busy-button.tsx'
import type { RowButton } from '../ui/row-button.tsx'
import { type Act, useBusyAct } from './use-busy-act.ts'

interface ActionButtonProps
  extends Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'onClick' | 'type'> {
  /** What it throws is explained in a toast. */
  onAct: Act
  /** There is nothing to do for it now: a press does nothing, and it keeps the focus. */
  isOff?: boolean
}

/** Does one thing at a press, and is busy until it is done. */
export function ActionButton({ onAct, isOff = false, ...button }: ActionButtonProps) {
  const { isBusy, run } = useBusyAct()
  return (
    <BusyButton
      {...button}
      isBusy={isBusy}
      aria-disabled={isBusy || isOff}
      onClick={() => (isOff ? undefined : void run(onAct))}
    />
  )
}

type RowActionProps = Omit<ComponentProps<typeof RowButton>, 'onClick'> &
  Pick<ActionButtonProps, 'onAct'> & {
    /** It takes something back: it is to be found in a list, and not to be pressed by chance. */
    isMild?: boolean
  }

/** A `RowButton` that does its action at once. */
export const RowAction = ({
  action,
  row,
  letter,
  look = 'secondary',
  isMild = false,
  isMain = false,
  onAct,
}: RowActionProps) => (
  <ActionButton
    look={look}
    size="small"
    className={isMain ? 'main-act' : isMild ? 'mild-act' : ''}
    aria-label={`${action} ${row}`}
    aria-keyshortcuts={letter}
    onAct={onAct}
  >
    {action}
  </ActionButton>
)
