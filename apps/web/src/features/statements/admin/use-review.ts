import type { MatchedMovement } from '@hostfront/contract/statements'
import { withoutDoubles } from '@hostfront/domain/statements/match-movements'
import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import type { Movement } from '@hostfront/domain/statements/statement'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { type BulkFailure, runBulk } from '../../../parts/list-table/run-bulk.ts'

/** A movement of the file, with what the shop says of it. */
export interface ReviewRow {
  readonly movement: Movement
  readonly match: MatchedMovement
}

/** As the contract bounds what is asked at once. */
const AT_ONCE = 300

async function matchAll(
  source: string,
  movements: readonly Movement[],
): Promise<readonly ReviewRow[]> {
  const { api } = await openHost()
  const keys = movementKeys(movements)
  const asked = movements.map(({ line: _, ...movement }, at) => ({
    ...movement,
    key: keys[at] ?? '',
  }))
  const matches: MatchedMovement[] = []
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    matches.push(
      ...(await api.statements.match({ source, movements: asked.slice(at, at + AT_ONCE) })),
    )
  }
  const decided = withoutDoubles(matches)
  return movements.flatMap((movement, at) => {
    const match = decided[at]
    return match ? [{ movement, match }] : []
  })
}

/** What can be applied is what pays an invoice exactly and has not paid one. */
export const canApply = ({ match, movement }: ReviewRow): boolean =>
  match.invoice !== null &&
  match.invoice.total === movement.amount &&
  match.known?.state !== 'applied' &&
  !match.reasons.includes('TWICE')

/** What is applied unless somebody says otherwise. */
export const isSure = (row: ReviewRow): boolean =>
  canApply(row) && row.match.band === 'sure' && row.match.known === null

interface Reviewing {
  readonly source: string
  readonly method: string
}

/** The rows of a file as the shop knows them, which of them are ticked, and how far it is with applying those. */
export function useReview({ source, method }: Reviewing) {
  const [rows, setRows] = useState<readonly ReviewRow[] | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<number | null>(null)
  const [failures, setFailures] = useState<readonly BulkFailure<ReviewRow>[]>([])
  const [applied, setApplied] = useState<number | null>(null)

  async function match(movements: readonly Movement[]): Promise<void> {
    const found = await matchAll(source, movements)
    setRows(found)
    setTicked(new Set(found.filter(isSure).map(keyOf)))
  }

  async function apply(): Promise<void> {
    const chosen = (rows ?? []).filter((row) => ticked.has(keyOf(row)))
    const { api } = await openHost()
    setProgress(0)
    let count = 0
    const outcome = await runBulk({
      rows: chosen,
      onProgress: setProgress,
      run: async ([row]) => {
        const invoiceId = row?.match.invoiceId
        if (!row || !invoiceId) return
        const { movement, match } = row
        const { date, amount, label, id } = movement
        const { isNew } = await api.statements.apply({
          source,
          method,
          movement: { key: match.key, date, amount, label },
          reference: id,
          invoiceId,
        })
        if (isNew) count++
      },
    })
    setFailures(outcome.failures)
    setApplied(count)
    setProgress(null)
    await match((rows ?? []).map(({ movement }) => movement))
  }

  async function ignore({ movement, match: { key } }: ReviewRow): Promise<void> {
    const { api } = await openHost()
    const { date, amount, label } = movement
    await api.statements.ignore({ source, movement: { key, date, amount, label } })
    await match((rows ?? []).map((row) => row.movement))
  }

  function toggle(row: ReviewRow): void {
    const next = new Set(ticked)
    if (!next.delete(keyOf(row))) next.add(keyOf(row))
    setTicked(next)
  }

  return { rows, ticked, progress, failures, applied, match, apply, ignore, toggle }
}

export type Review = ReturnType<typeof useReview>

export const keyOf = ({ match }: ReviewRow): string => match.key
