import { collectionNames } from '../collections.ts'
import { describeProblem, loadTables } from '../memory/load-tables.ts'
import type { Complete } from '../port.ts'
import type { StoredRow } from '../stored-row.ts'
import { arrayLiteral } from './conditions-to-sql.ts'
import { type Layout, layoutOf } from './layout.ts'
import { byReference } from './reference-order.ts'
import { encodeRow } from './row-codec.ts'
import type { SqlValue } from './sql-connection.ts'
import { openTx } from './sql-repository.ts'
import type { SqlSession } from './sql-session.ts'
import { unprepared, writtenColumns } from './statements.ts'

const BATCH = 1000

const TYPES = {
  text: 'text',
  time: 'text',
  number: 'bigint',
  boolean: 'boolean',
  json: 'text',
} as const

/**
 * In a session's transaction: everything out, in what `complete` makes of it. Writers wait meanwhile; readers go on with
 * what was before.
 */
export async function replaceRows(session: SqlSession, complete: Complete): Promise<void> {
  const command = (text: string) => session.ask(unprepared(text), [], ignore)
  // A large shop takes longer than any other statement may.
  await command('SET LOCAL statement_timeout = 0')
  const names = collectionNames.map((name) => `"${layoutOf(name).table}"`)
  await command(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
  // Only behind the lock: what is read here is what goes.
  const loaded = loadTables(await complete(openTx(session)))
  if (!loaded.ok) throw describeProblem(loaded.refusal)
  const order = byReference()
  // Rows, not tables, are emptied: a reader's snapshot must keep seeing them.
  for (const name of order.toReversed()) {
    session.noteChange(name, null)
    await command(`DELETE FROM "${layoutOf(name).table}"`)
  }
  for (const name of order) {
    await insertAll(session, layoutOf(name), [...(loaded.value.get(name)?.all() ?? [])])
  }
}

const ignore = () => {}

/** A batch is one statement with one array for each column. */
async function insertAll(
  session: SqlSession,
  layout: Layout,
  rows: readonly StoredRow[],
): Promise<void> {
  const names = writtenColumns(layout)
  const types = layout.columns.map(({ kind }) => TYPES[kind])
  const arrays = names.map((_, at) => `$${at + 1}::${types[at] ?? 'text'}[]`)
  const taken = names.map((_, at) =>
    layout.columns[at]?.kind === 'json' ? `c${at}::json` : `c${at}`,
  )
  const aliases = names.map((_, at) => `c${at}`)
  const statement = unprepared(
    `insert into "${layout.table}" (${names.join(', ')}) select ${taken.join(', ')}` +
      ` from unnest(${arrays.join(', ')}) as given(${aliases.join(', ')})`,
  )
  for (let from = 0; from < rows.length; from += BATCH) {
    const encoded = rows.slice(from, from + BATCH).map((row) => encodeRow(layout, row))
    const values = names.map((_, at) =>
      arrayLiteral(encoded.map((row): SqlValue => row[at] ?? null)),
    )
    await session.ask(statement, values, ignore)
  }
}
