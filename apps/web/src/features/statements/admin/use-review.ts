import type { MatchedMovement } from '@hostfront/contract/statements'
import { withoutDoubles } from '@hostfront/domain/statements/match-movements'
import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import { type MovementAct, rowActs } from '@hostfront/domain/statements/row-acts'
import { equalsBefore } from '@hostfront/domain/statements/same-movement'
import type { Movement } from '@hostfront/domain/statements/statement'
import { withoutReversed } from '@hostfront/domain/statements/without-reversed'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { type BulkFailure, runBulk } from '../../../parts/list-table/run-bulk.ts'
import {
  type Account,
  applyRow,
  bringRowBack,
  ignoreRow,
  keyOf,
  type ReviewRow,
} from './row-calls.ts'

/** As the contract bounds what is asked at once. */
const AT_ONCE = 300

async function matchAll(
  source: string,
  movements: readonly Movement[],
): Promise<readonly ReviewRow[]> {
  const { api } = await openHost()
  const keys = movementKeys(movements)
  const keyed = movements.map(({ line: _, ...movement }, at) => ({
    ...movement,
    key: keys[at] ?? '',
  }))
  const before = equalsBefore(keyed)
  const asked = keyed.map((movement, at) => ({ ...movement, before: [...(before[at] ?? [])] }))
  const matches: MatchedMovement[] = []
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    matches.push(
      ...(await api.statements.match({ source, movements: asked.slice(at, at + AT_ONCE) })),
    )
  }
  const decided = withoutDoubles(withoutReversed(movements, matches))
  return movements.flatMap((movement, at) => {
    const match = decided[at]
    return match ? [{ movement, match, before: before[at] ?? [] }] : []
  })
}

/** What can be done with a row for the invoice that it may pay. What takes another row back pays nothing. */
export const actsOf = ({ match, movement }: ReviewRow): readonly MovementAct[] =>
  match.invoice === null || match.known?.state === 'applied' || match.reasons.includes('TWICE')
    ? []
    : rowActs(movement.amount, match.invoice.total)

/** What can be ticked is what pays an invoice exactly and has not paid one. */
export const canApply = (row: ReviewRow): boolean => actsOf(row).includes('apply')

/** What is applied unless somebody says otherwise. */
export const isSure = (row: ReviewRow): boolean =>
  canApply(row) && row.match.band === 'sure' && row.match.known === null

function withTick(
  ticked: ReadonlySet<string>,
  key: string,
  isTicked: boolean,
): ReadonlySet<string> {
  const next = new Set(ticked)
  if (isTicked) next.add(key)
  else next.delete(key)
  return next
}

/** The rows of a file as the shop knows them, which of them are ticked, and how far it is with applying those. */
export function useReview(account: Account) {
  const [rows, setRows] = useState<readonly ReviewRow[] | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<number | null>(null)
  const [failures, setFailures] = useState<readonly BulkFailure<ReviewRow>[]>([])
  const [applied, setApplied] = useState<number | null>(null)

  async function match(movements: readonly Movement[]): Promise<void> {
    const found = await matchAll(account.source, movements)
    setRows(found)
    setTicked(new Set(found.filter(isSure).map(keyOf)))
  }

  /** What is known of the rows now; what somebody has ticked or not stays so, as far as it can be applied. */
  async function matchAgain(): Promise<readonly ReviewRow[]> {
    const movements = (rows ?? []).map(({ movement }) => movement)
    const found = await matchAll(account.source, movements)
    setRows(found)
    const possible = new Set(found.filter(canApply).map(keyOf))
    setTicked((before) => new Set([...before].filter((key) => possible.has(key))))
    return found
  }

  async function apply(): Promise<void> {
    const chosen = (rows ?? []).filter((row) => ticked.has(keyOf(row)))
    setProgress(0)
    let count = 0
    const outcome = await runBulk({
      rows: chosen,
      onProgress: setProgress,
      run: async ([row]) => {
        const invoiceId = row?.match.invoiceId
        if (!row || !invoiceId) return
        if (await applyRow(account, row, { invoiceId, act: 'apply' })) count++
      },
    })
    setFailures(outcome.failures)
    setApplied(count)
    setProgress(null)
    await matchAgain()
  }

  /** Does something with one row. */
  const act =
    <Given extends readonly unknown[], Done>(
      work: (account: Account, row: ReviewRow, ...given: Given) => Promise<Done>,
    ) =>
    async (row: ReviewRow, ...given: Given): Promise<Done> => {
      const done = await work(account, row, ...given)
      const found = await matchAgain()
      // Set aside, it is not applied with the others; brought back, it is as it was read.
      const now = found.find((one) => keyOf(one) === keyOf(row))
      setTicked((before) => withTick(before, keyOf(row), now !== undefined && isSure(now)))
      return done
    }

  function toggle(row: ReviewRow): void {
    setTicked((before) => withTick(before, keyOf(row), !before.has(keyOf(row))))
  }

  return {
    rows,
    ticked,
    progress,
    failures,
    applied,
    match,
    apply,
    record: act(applyRow),
    ignore: act(ignoreRow),
    bringBack: act(bringRowBack),
    toggle,
  }
}

export type Review = ReturnType<typeof useReview>
