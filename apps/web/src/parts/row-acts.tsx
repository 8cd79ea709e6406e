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

/** What destroys is red on its own page. In a list, beside twenty-five others of its kind, it would shout; what is relied on there has such a page. */
const lookOf = ({ isDanger, isKept }: RowAct, isWhole: boolean): ButtonLook => {
  if (!isDanger) return 'secondary'
  if (isWhole) return 'danger'
  return isKept ? 'minor' : 'secondary'
}

export function RowActs({ row, acts, isWhole = false }: RowActsProps) {
  const isShort = acts.length <= FEW
  const isButton = ({ isKept = false }: RowAct, at: number) =>
    isShort || (isWhole ? at < FEW : isKept || at === 0)
  const rest = acts.filter((act, at) => !isButton(act, at))
  return (
    <>
      {acts.filter(isButton).map((act) => (
        <RowAction
          key={act.place ?? act.action}
          action={act.action}
          row={row}
          letter={act.letter}
          look={lookOf(act, isWhole)}
          isMain={act.isMain === true}
          isMild={act.isMild === true && !isWhole}
          onAct={act.onAct}
        />
      ))}
      {rest.length > 0 ? <RowMenu row={row} acts={rest} isNamed={isWhole} /> : null}
    </>
  )
}
