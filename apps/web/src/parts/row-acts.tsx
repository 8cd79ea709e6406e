import { RowAction } from './action-button.tsx'
import type { RowAct } from './row-act.ts'
import { RowMenu } from './row-menu.tsx'

interface RowActsProps {
  row: string
  acts: readonly RowAct[]
  /** On the page of the record itself there is room for all of them. */
  isWhole?: boolean
}

/** One act or two are buttons; of more, the first and those whose names are relied on, and the rest is in a menu. */
const FEW = 2

export function RowActs({ row, acts, isWhole = false }: RowActsProps) {
  const isShort = isWhole || acts.length <= FEW
  const isButton = ({ isKept = false }: RowAct, at: number) => isShort || isKept || at === 0
  const rest = acts.filter((act, at) => !isButton(act, at))
  return (
    <>
      {acts.filter(isButton).map(({ action, place = action, letter, isDanger, onAct }) => (
        <RowAction
          key={place}
          action={action}
          row={row}
          letter={letter}
          // Beside twenty-five others of its kind it would shout.
          look={isWhole && isDanger ? 'danger' : 'secondary'}
          onAct={onAct}
        />
      ))}
      {rest.length > 0 ? <RowMenu row={row} acts={rest} /> : null}
    </>
  )
}
