import type { CollectionName } from '@hostfront/store/collections'
import { StoreError } from '@hostfront/store/port'

/** A row whose turn failed; the others had theirs, and it has another one in the next run. */
export interface RunFailure {
  readonly collection: CollectionName
  /** Null where several rows were handled together. */
  readonly id: string | null
  readonly fault: unknown
}

/** What one run of the lifecycle did, in numbers of rows. All are 0 when nothing was due. */
export interface RunReport {
  invoicesIssued: number
  renewed: number
  /** Domains of whose end their customer was notified. */
  notified: number
  suspended: number
  terminated: number
  /** Unpaid invoices whose due date has passed. */
  overdue: number
  /** Open invoices of what nobody can renew any more. */
  cancelled: number
  /** Open invoices of which their customer was reminded. */
  reminded: number
  /** Rows nobody needs any more. */
  purged: number
  readonly failures: RunFailure[]
}

export const emptyReport = (): RunReport => ({
  invoicesIssued: 0,
  renewed: 0,
  notified: 0,
  suspended: 0,
  terminated: 0,
  overdue: 0,
  cancelled: 0,
  reminded: 0,
  purged: 0,
  failures: [],
})

/**
 * Gives a row its turn, so that its failure does not stop the others. Where the storage itself is gone or full, no
 * other row would fare better: that ends the run.
 */
export async function takeTurn(
  report: RunReport,
  { collection, id }: Pick<RunFailure, 'collection' | 'id'>,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act()
  } catch (fault) {
    const isStorageGone =
      fault instanceof StoreError && (fault.kind === 'unavailable' || fault.kind === 'quota')
    if (isStorageGone) throw fault
    report.failures.push({ collection, id, fault })
  }
}
