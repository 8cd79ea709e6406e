import { collectionNames } from '../collections.ts'
import type { Tables } from '../memory/engine.ts'
import type { StoredRow } from '../stored-row.ts'
import { arrayLiteral } from './conditions-to-sql.ts'
import { type Layout, layoutOf } from './layout.ts'
import { byReference } from './reference-order.ts'
import { encodeRow } from './row-codec.ts'
import { ask, type SqlConnection, type SqlDatabase, type SqlValue } from './sql-connection.ts'
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
 * One transaction: everything out, `tables` in. Writers wait meanwhile; readers go on with what was before.
 * Throws what the database says.
 */
export async function replaceRows(database: SqlDatabase, tables: Tables): Promise<void> {
  const connection = await database.acquire()
  const command = (text: string) => ask(connection, unprepared(text))
  try {
    await command('BEGIN ISOLATION LEVEL READ COMMITTED')
    // A large shop takes longer than any other statement may.
    await command('SET LOCAL statement_timeout = 0')
    const names = collectionNames.map((name) => `"${layoutOf(name).table}"`)
    await command(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
    const order = byReference()
    // Rows, not tables, are emptied: a reader's snapshot must keep seeing them.
    for (const name of order.toReversed()) {
      await command(`DELETE FROM "${layoutOf(name).table}"`)
    }
    for (const name of order) {
      await insertAll(connection, layoutOf(name), [...(tables.get(name)?.all() ?? [])])
    }
    await command('COMMIT')
    connection.release(false)
  } catch (error) {
    const isBroken = await command('ROLLBACK').then(
      () => false,
      () => true,
    )
    connection.release(isBroken)
    throw error
  }
}

/** A batch is one statement with one array for each column. */
async function insertAll(
  connection: SqlConnection,
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
    await ask(connection, statement, values)
  }
}
