import { Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { fileName, saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'
import { csvText, readAllRows } from './csv.ts'
import { csvColumns, type ListColumn } from './list-column.ts'
import type { ListAnswer } from './use-list.ts'

interface ExportButtonProps<Row> {
  /** What the file is called, with the view that it holds. */
  name: string
  /** What the button says. */
  label: ReactNode
  /** Behind it, where there is room. */
  note?: string
  noun: string
  columns: readonly ListColumn<Row>[]
  readPage: ListAnswer<Row>['readPage']
}

/** Saves every row that is chosen as a CSV file. It shows how far it is, and can be stopped. */
export function ExportButton<Row>({
  name,
  label,
  note = '',
  noun,
  columns,
  readPage,
}: ExportButtonProps<Row>) {
  const { currency } = useSettings()
  const [count, setCount] = useState<number | null>(null)
  const isStopped = useRef(false)

  async function save(): Promise<void> {
    isStopped.current = false
    setCount(0)
    try {
      const rows = await readAllRows({
        readPage,
        onRows: (read) => {
          setCount(read)
          return !isStopped.current
        },
      })
      if (rows) await saveRows(rows)
    } catch (error) {
      void toast(explain(error, currency), 'error')
    }
    setCount(null)
  }

  async function saveRows(rows: readonly Row[]): Promise<void> {
    const text = await csvText(csvColumns(columns), rows)
    saveFile(text, fileName(name, 'csv'), 'text/csv;charset=utf-8')
    void toast(`Exported ${rows.length.toLocaleString('en')} ${noun}`)
  }

  function stop(): void {
    isStopped.current = true
  }

  const isReading = count !== null
  return (
    // What it says ends where the line does.
    <div className={`-me-3 ms-auto flex flex-wrap items-center ${isReading ? 'gap-3' : ''}`}>
      <p role="status" className="flex items-center gap-2 text-muted text-sm figures">
        {isReading ? (
          <>
            <Spinner />
            {count.toLocaleString('en')} {noun} read
          </>
        ) : null}
      </p>
      {/* One button, so that the focus stays on it. */}
      <Button
        look="quiet"
        size="small"
        className="@3xl:min-h-8"
        onClick={isReading ? stop : () => void save()}
      >
        {isReading ? null : <Download aria-hidden="true" className="size-4" />}
        {isReading ? (
          'Cancel export'
        ) : (
          <span>
            {label}
            {note ? <span className="@max-3xl:sr-only"> {note}</span> : null}
          </span>
        )}
      </Button>
    </div>
  )
}
