import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

interface FirstRowsProps<Row> {
  rows: readonly Row[]
  /** How many are shown until all are asked for. */
  first: number
  children: (shown: readonly Row[]) => ReactNode
}

/** The first of many rows, and below them a button for the rest. */
export function FirstRows<Row>({ rows, first, children }: FirstRowsProps<Row>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, first)
  return (
    <>
      {children(shown)}
      {shown.length < rows.length ? (
        <Button className="mt-4" look="secondary" size="small" onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </Button>
      ) : null}
    </>
  )
}
