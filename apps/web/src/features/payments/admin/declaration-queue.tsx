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

/** What customers have declared and nobody has decided on, oldest first; nothing where nothing waits. */
export function DeclarationQueue() {
  const { currency } = useSettings()
  const act = useAct()
  const keys = useRowKeys<HTMLUListElement>()
  const [asked, setAsked] = useState<Asked | null>(null)
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
    else goOn(id)
  }

  function begin(row: QueuedDeclaration, action: DeclarationAct): void {
    if (action === 'approve' && isExact(row)) void approve(row)
    else setAsked({ row, act: action })
  }

  if (rows.length === 0) return null
  const more = rows.length - shown.length
  return (
    <Panel
      title={`To check (${rows.length}${waiting.hasNextPage ? '+' : ''})`}
      className="mb-10"
      action={
        <CheckBox
          label="Approve paid orders too"
          isLabelShown
          isChecked={alsoApproveOrders}
          onToggle={() => setAlsoApproveOrders(!alsoApproveOrders)}
        />
      }
    >
      <p className="-mt-2 mb-3 text-muted text-sm max-md:hidden">
        Keys, in a row: <Key>J</Key> next, <Key>K</Key> back, <Key>A</Key> approve, <Key>P</Key>{' '}
        part, <Key>R</Key> reject. What is exact is approved at once.
      </p>
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
            onDone={() => goOn(asked.row.declaration.id)}
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
  )
}
