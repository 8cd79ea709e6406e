import { Ellipsis } from 'lucide-react'
import { BusyButton } from '../ui/busy-button.tsx'
import { rowKeyWords } from '../words/row-keys.ts'
import type { RowAct } from './row-act.ts'
import { useBusyAct } from './use-busy-act.ts'
import { useOpener } from './use-opener.ts'

const loadItems = async () => (await import('./row-menu-items.tsx')).RowMenuItems

interface RowMenuProps {
  row: string
  acts: readonly RowAct[]
  /** There is room for its name. */
  isNamed?: boolean
  /** It is not what its rows are for: a card leaves it to the record. */
  isMinor?: boolean
  /** Its page hears no keys. */
  isUnkeyed?: boolean
}

/** What else can be done with a row. */
export function RowMenu({
  row,
  acts,
  isNamed = false,
  isMinor = false,
  isUnkeyed = false,
}: RowMenuProps) {
  const { isBusy, run } = useBusyAct()
  const { button, opened } = useOpener('menu', loadItems)
  return (
    <>
      <BusyButton
        {...button}
        look="secondary"
        size="small"
        className={isNamed ? '' : isMinor ? 'minor-act' : 'mild-act'}
        isBusy={isBusy}
        aria-label={`More for ${row}`}
        aria-keyshortcuts={isUnkeyed ? undefined : 'M'}
        data-action={rowKeyWords.more}
      >
        {isNamed ? 'More' : null}
        {isBusy ? null : <Ellipsis aria-hidden="true" className="size-4" />}
      </BusyButton>
      {opened ? (
        <opened.Part opener={opened.opener} acts={acts} onAct={(act) => void run(act)} />
      ) : null}
    </>
  )
}
