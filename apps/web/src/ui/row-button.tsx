import { Button, type ButtonLook } from './button.tsx'

interface RowButtonProps {
  /** What it does, as written on it: `Edit`. */
  action: string
  /** How its row is called, for those who hear the button by itself. */
  row: string
  /** The key that presses it while the focus is in its row, where its list hears keys. */
  letter?: string | undefined
  look?: ButtonLook | undefined
  /** What the row waits for: it keeps its frame in a list. */
  isMain?: boolean
  onClick: () => void
}

/** A button in a row of a list. In a long list a label costs less than hidden text in every button. */
export const RowButton = ({
  action,
  row,
  letter,
  look = 'secondary',
  isMain = false,
  onClick,
}: RowButtonProps) => (
  <Button
    look={look}
    size="small"
    className={isMain ? 'main-act' : ''}
    aria-label={`${action} ${row}`}
    aria-keyshortcuts={letter}
    onClick={onClick}
  >
    {action}
  </Button>
)
