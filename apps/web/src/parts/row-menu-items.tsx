import type { Opener } from '../ui/forwarded-trigger.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { nextTurn } from '../ui/next-turn.ts'
import type { RowAct } from './row-act.ts'
import type { Act } from './use-busy-act.ts'

interface RowMenuItemsProps {
  opener: Opener
  acts: readonly RowAct[]
  onAct: (act: Act) => void
}

export function RowMenuItems({ opener, acts, onAct }: RowMenuItemsProps) {
  // The menu gives its focus back first: what is asked then gives it back to the button, too.
  async function choose(act: Act): Promise<void> {
    await nextTurn()
    opener.button.focus()
    onAct(act)
  }

  return (
    <Menu opener={opener}>
      {acts.map(({ action, isDanger, onAct: act }) => (
        <MenuItem key={action} isDanger={isDanger} onSelect={() => void choose(act)}>
          {action}
        </MenuItem>
      ))}
    </Menu>
  )
}
