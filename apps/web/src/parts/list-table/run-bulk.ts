export interface BulkFailure<Row> {
  readonly row: Row
  readonly error: unknown
}

interface BulkRun<Row> {
  readonly rows: readonly Row[]
  readonly run: (rows: readonly Row[]) => Promise<unknown>
  /** Hears how many rows are behind it. */
  readonly onProgress: (done: number) => void
}

export interface BulkOutcome<Row> {
  readonly done: readonly Row[]
  readonly failures: readonly BulkFailure<Row>[]
}

/** Does the rows one after the other. One that fails is noted, and the rest goes on. */
export async function runBulk<Row>({
  rows,
  run,
  onProgress,
}: BulkRun<Row>): Promise<BulkOutcome<Row>> {
  const done: Row[] = []
  const failures: BulkFailure<Row>[] = []
  for (const row of rows) {
    try {
      await run([row])
      done.push(row)
    } catch (error) {
      failures.push({ row, error })
    }
    onProgress(done.length + failures.length)
  }
  return { done, failures }
}
