import type { OrderOption } from '@hostfront/domain/options/order-option'
import { openHost } from '../../../host/open-host.ts'
import { RowAction } from '../../../parts/action-button.tsx'
import { doInShop } from '../../../parts/do-in-shop.ts'
import { type CanMove, MoveButtons } from '../../../parts/move-buttons.tsx'
import { RowButton } from '../../../ui/row-button.tsx'

interface OptionActionsProps {
  option: OrderOption
  canMove: CanMove
  onEdit: (option: OrderOption) => void
}

/** The buttons of one option. It is archived and never deleted: its id is in orders. */
export function OptionActions({ option, canMove, onEdit }: OptionActionsProps) {
  const { id, label } = option
  const isArchived = option.status === 'archived'

  async function move(direction: 'up' | 'down'): Promise<void> {
    const { api } = await openHost()
    await api.options.move({ id, direction })
  }

  const archive = () =>
    doInShop(
      ({ options }) => (isArchived ? options.restore({ id }) : options.archive({ id })),
      isArchived ? 'Option is asked for again' : 'Option archived',
    )

  return (
    // Where they do not fit, each pair keeps together.
    <div className="flex flex-wrap gap-2 @max-xl:justify-between @3xl:flex-nowrap">
      <div className="flex gap-2">
        <MoveButtons name={label} canMove={canMove} onMove={move} />
      </div>
      <div className="flex gap-2">
        <RowButton action="Edit" letter="E" row={label} onClick={() => onEdit(option)} />
        <RowAction action={isArchived ? 'Restore' : 'Archive'} row={label} onAct={archive} />
      </div>
    </div>
  )
}
