import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useSettings } from '../../../host/settings.ts'
import { usePages } from '../../../host/use-answer.ts'
import { useRowFocus } from '../../../parts/list-table/use-row-focus.ts'
import { useRowKeys } from '../../../parts/list-table/use-row-keys.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Key } from '../../../ui/key.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { type DeclarationAct, DeclarationRow } from './declaration-row.tsx'
import { isExact, paidAt } from './exact.ts'

/** Loaded when one is asked about. */
const ApproveDeclaration = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../../parts/approve-declaration.tsx')).ApproveDeclaration,
  })),
)
const ApprovedNote = lazy(() =>
  loadPart(async () => ({ default: (await import('./approved-note.tsx')).ApprovedNote })),
)
const RejectDeclaration = lazy(() =>
  loadPart(async () => ({
    default: (await import('./reject-declaration.tsx')).RejectDeclaration,
  })),
)

/** So many are read at a glance; the next come up as these are decided. */
const SHOWN = 5

interface Asked {
  readonly row: QueuedDeclaration
  readonly act: DeclarationAct
}

/** What customers have declared and nobody has decided on, oldest first, below what came of the one before. */
export function DeclarationQueue() {
  const { currency } = useSettings()
  const act = useAct()
  const keys = useRowKeys<HTMLUListElement>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [approved, setApproved] = useState<QueuedDeclaration | null>(null)
  const [alsoApproveOrders, setAlsoApproveOrders] = useState(true)
  const [isWhole, setIsWhole] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const waiting = usePages(['declarations', 'list', 'waiting'], (api, after) =>
    api.declarations.list({ state: 'waiting', after }),
  )
  const rows = waiting.data ?? []
  const shown = isWhole ? rows : rows.slice(0, SHOWN)

  const goTo = useRowFocus(keys.list.ref)
  /** The next one has the focus: it is decided without a way to it. */
  const goOn = (id: string) => {
    const at = rows.findIndex(({ declaration }) => declaration.id === id)
    const next = rows[at + 1] ?? rows[at - 1]
    if (next) goTo(next.declaration.id)
  }

  async function approve(row: QueuedDeclaration): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const { id, amount, reference } = row.declaration
    const failure = await act(
      ({ declarations }) =>
        declarations.approve({
          ...{ id, amount, alsoApproveOrders },
          reference: reference ?? '',
          receivedAt: paidAt(row, Date.now()),
          ...(row.seen?.rowId ? { rowId: row.seen.rowId } : {}),
        }),
      'Payment approved',
    )
    setIsBusy(false)
    if (failure) void toast(failure.message, 'error')
    else settle(row)
  }

  function settle(row: QueuedDeclaration): void {
    setApproved(row)
    goOn(row.declaration.id)
  }

  function begin(row: QueuedDeclaration, action: DeclarationAct): void {
    if (action === 'approve' && isExact(row)) void approve(row)
    else setAsked({ row, act: action })
  }

  const note = approved ? (
    <Suspense>
      <ApprovedNote key={approved.declaration.id} row={approved} isAlone={rows.length === 0} />
    </Suspense>
  ) : null
  if (rows.length === 0) return note
  const more = rows.length - shown.length
  return (
    <>
      {note}
      <Panel title={`To check (${rows.length}${waiting.hasNextPage ? '+' : ''})`} className="mb-10">
        <div className="-mt-2 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <CheckBox
            label="Approve paid orders too"
            isLabelShown
            isChecked={alsoApproveOrders}
            onToggle={() => setAlsoApproveOrders(!alsoApproveOrders)}
          />
          <p className="text-muted text-sm max-md:hidden">
            Keys, in a row: <Key>J</Key> next, <Key>K</Key> back, <Key>A</Key> approve, <Key>P</Key>{' '}
            part, <Key>R</Key> reject
          </p>
        </div>
        <ul {...keys.list} className="border-line border-t">
          {shown.map((row) => (
            <DeclarationRow
              key={row.declaration.id}
              row={row}
              currency={currency}
              onAct={(action) => begin(row, action)}
            />
          ))}
        </ul>
        {more > 0 || waiting.hasNextPage ? (
          <Button
            className="mt-4"
            look="secondary"
            size="small"
            onClick={() => {
              if (isWhole) void waiting.fetchNextPage()
              setIsWhole(true)
            }}
          >
            {isWhole ? 'Show more' : `Show ${more} more`}
          </Button>
        ) : null}
        {keys.dialog}
        <Suspense>
          {asked && asked.act !== 'reject' ? (
            <ApproveDeclaration
              row={asked.row}
              isPart={asked.act === 'part'}
              alsoApproveOrders={alsoApproveOrders}
              onClose={() => setAsked(null)}
              onDone={() => settle(asked.row)}
            />
          ) : null}
          {asked?.act === 'reject' ? (
            <RejectDeclaration
              row={asked.row}
              onClose={() => setAsked(null)}
              onDone={() => goOn(asked.row.declaration.id)}
            />
          ) : null}
        </Suspense>
      </Panel>
    </>
  )
}
