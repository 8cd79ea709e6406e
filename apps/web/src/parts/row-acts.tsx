import type { ButtonLook } from '../ui/button.tsx'
import { RowAction } from './action-button.tsx'
import type { RowAct } from './row-act.ts'
import { RowMenu } from './row-menu.tsx'

interface RowActsProps {
  row: string
  acts: readonly RowAct[]
  /** On the page of the record itself. */
  isWhole?: boolean
}

/**
 * One act or two are buttons, and the rest is in a menu. In a list, whose columns are narrow, of more the first alone and
 * those whose names are relied on.
 */
const FEW = 2

/** What destroys is red on its own page. In a list, beside twenty-five others of its kind, it would shout. */
const lookOf = ({ isDanger = false, isWhole = false, isFirst = false }): ButtonLook => {
  if (!isDanger) return 'secondary'
  if (isWhole) return 'danger'
  return isFirst ? 'secondary' : 'minor'
}

export function RowActs({ row, acts, isWhole = false }: RowActsProps) {
  const isShort = acts.length <= FEW
  const isButton = ({ isKept = false }: RowAct, at: number) =>
    isShort || (isWhole ? at < FEW : isKept || at === 0)
  const rest = acts.filter((act, at) => !isButton(act, at))
  return (
    <>
      {acts.filter(isButton).map(({ action, place = action, letter, isDanger, onAct }, at) => (
        <RowAction
          key={place}
          action={action}
          row={row}
          letter={letter}
          look={lookOf({ isDanger, isWhole, isFirst: at === 0 })}
          onAct={onAct}
        />
      ))}
      {rest.length > 0 ? <RowMenu row={row} acts={rest} isNamed={isWhole} /> : null}
    </>
  )
}
