import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'
import { type BulkFailure, runBulk } from './run-bulk.ts'
import type { Selection } from './use-selection.ts'

/** What a question before an action is given. */
export interface AskProps<Row> {
  /** Those it would be done with. */
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** Does it with them, in this way. */
  readonly onGo: (run: Run<Row>) => void
}

type Run<Row> = (rows: readonly Row[]) => Promise<unknown>

interface Action<Row> {
  /** The action in a word. */
  readonly label: string
  /** As its button says it of so many rows; left out: the word and their number. */
  readonly button?: (count: number) => string
  /** Ticked rows for which this is false are left alone. */
  readonly can: (row: Row) => boolean
}

interface PlainAction<Row> extends Action<Row> {
  /** What is said before it is done; left out where nothing is taken from anybody. */
  readonly warning?: string
  /** Called for one row after the other, with that row alone. What it throws is explained beside the row's name. */
  readonly run: Run<Row>
}

/** An action that needs to know more than yes or no: the dialog, mounted to open it, says how it is done. */
interface AskingAction<Row> extends Action<Row> {
  readonly Ask: ComponentType<AskProps<Row>>
}

export type BulkAction<Row> = PlainAction<Row> | AskingAction<Row>

const ConfirmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog })),
)

interface BulkBarProps<Row> {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  noun: string
}

/** What can be done with the ticked rows, how far it is, and what did not work. */
export function BulkBar<Row>({ actions, selection, rowKey, nameOf, noun }: BulkBarProps<Row>) {
  const { currency } = useSettings()
  const [progress, setProgress] = useState<string | null>(null)
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null)
  const [failures, setFailures] = useState<readonly BulkFailure<Row>[]>([])

  async function act({ label, can }: Action<Row>, run: Run<Row>): Promise<void> {
    const rows = selection.rows.filter(can)
    const say = (count: number) => setProgress(`${label}: ${count} of ${rows.length}`)
    say(0)
    setFailures([])
    const outcome = await runBulk({ rows, run, onProgress: say })
    setProgress(null)
    setFailures(outcome.failures)
    selection.drop(outcome.done)
    if (outcome.done.length > 0) {
      void toast(`${label}: ${outcome.done.length} of ${rows.length} ${noun} done`)
    }
  }

  return (
    <>
      {progress !== null || selection.rows.length > 0 ? (
        <section
          aria-label={`Selected ${noun}`}
          className="sticky top-16 z-10 flex min-h-13 flex-wrap items-center gap-3 rounded-md border border-edge bg-raised px-4 py-2"
        >
          <p role="status" className="me-auto flex items-center gap-2 text-sm figures">
            {progress === null ? null : <Spinner />}
            {progress ?? `${selection.rows.length} selected`}
          </p>
          {actions.map((action) => {
            const count = selection.rows.filter(action.can).length
            return (
              <Button
                key={action.label}
                look="secondary"
                size="small"
                disabled={progress !== null || count === 0}
                onClick={() =>
                  'Ask' in action || action.warning
                    ? setAsked(action)
                    : void act(action, action.run)
                }
              >
                {buttonOf(action, count)}
              </Button>
            )
          })}
        </section>
      ) : null}
      {asked && 'Ask' in asked ? (
        <asked.Ask
          rows={selection.rows.filter(asked.can)}
          onClose={() => setAsked(null)}
          onGo={(run) => void act(asked, run)}
        />
      ) : null}
      {asked && 'run' in asked ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={questionOf(asked, selection.rows.filter(asked.can).length, noun)}
            confirm={asked.label}
            cancel="Leave them"
            onClose={() => setAsked(null)}
            onConfirm={async () => {
              void act(asked, asked.run)
              return null
            }}
          >
            {asked.warning}
          </ConfirmDialog>
        </Suspense>
      ) : null}
      {failures.length > 0 ? (
        <NotDone onDismiss={() => setFailures([])}>
          {failures.map(({ row, error }) => (
            <li key={rowKey(row)} className="[overflow-wrap:anywhere]">
              {nameOf(row)}: {explain(error, currency)}
            </li>
          ))}
        </NotDone>
      ) : null}
    </>
  )
}

const buttonOf = <Row,>({ label, button }: Action<Row>, count: number): string =>
  button?.(count) ?? `${label} ${count}`

const questionOf = <Row,>({ label, button }: Action<Row>, count: number, noun: string): string =>
  `${button?.(count) ?? `${label} ${count} ${noun}`}?`

interface NotDoneProps {
  onDismiss: () => void
  children: readonly ReactNode[]
}

const NotDone = ({ onDismiss, children }: NotDoneProps) => (
  <div role="alert" className="rounded-md border border-bad px-4 py-3">
    <div className="flex items-center justify-between gap-3">
      <p className="font-semibold">Not done: {children.length}</p>
      <Button look="quiet" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
    <ul className="mt-1 text-sm">{children}</ul>
  </div>
)
