import { ArrowDown, ArrowUp } from 'lucide-react'
import { ActionButton } from './action-button.tsx'

export interface CanMove {
  readonly up: boolean
  readonly down: boolean
}

interface MoveButtonsProps {
  /** Of the row. */
  name: string
  canMove: CanMove
  onMove: (direction: 'up' | 'down') => Promise<void>
}

/** Changes a row's place with the one before or after it. */
export const MoveButtons = ({ name, canMove, onMove }: MoveButtonsProps) => (
  <>
    <ActionButton
      look="secondary"
      size="small"
      aria-label={`Move ${name} up`}
      isOff={!canMove.up}
      onAct={() => onMove('up')}
    >
      <ArrowUp aria-hidden="true" className="size-4" />
    </ActionButton>
    <ActionButton
      look="secondary"
      size="small"
      aria-label={`Move ${name} down`}
      isOff={!canMove.down}
      onAct={() => onMove('down')}
    >
      <ArrowDown aria-hidden="true" className="size-4" />
    </ActionButton>
  </>
)
