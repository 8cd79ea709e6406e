import type { PanelShown } from '@hostfront/contract/panels'
import { useState } from 'react'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RowButton } from '../../../ui/row-button.tsx'

interface PanelActionsProps {
  panel: PanelShown
  now: number
  onEdit: (panel: PanelShown) => void
}

/** The buttons of one panel. One with servers cannot go. */
export function PanelActions({ panel, now, onEdit }: PanelActionsProps) {
  const act = useAct()
  const [asked, setAsked] = useState<'lift' | 'remove' | null>(null)
  const { id, name, servers, guardLiftedUntil } = panel
  const isLifted = guardLiftedUntil !== null && Date.parse(guardLiftedUntil) > now
  return (
    <div className="flex flex-wrap gap-2">
      <RowButton action="Edit" letter="E" row={name} onClick={() => onEdit(panel)} />
      {servers > 0 && !isLifted ? (
        <RowButton action="Allow many" row={name} onClick={() => setAsked('lift')} />
      ) : null}
      {servers === 0 ? (
        <RowButton action="Remove" row={name} onClick={() => setAsked('remove')} />
      ) : null}
      {asked === 'lift' ? (
        <ConfirmDialog
          title="Allow many changes"
          confirm="Allow for an hour"
          onClose={() => setAsked(null)}
          onConfirm={() => act(({ panels }) => panels.liftGuard({ id }), 'Allowed for an hour')}
        >
          At most five servers or a tenth of them are suspended or deleted in an hour, so that a
          wrong clock ends nobody. For an hour, {name} suspends and deletes all that are due.
        </ConfirmDialog>
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          title="Remove panel"
          confirm="Remove panel"
          onClose={() => setAsked(null)}
          onConfirm={() => act(({ panels }) => panels.remove({ id }), 'Panel removed')}
        >
          {name} and its key leave the shop. Nothing is changed on the panel itself.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
