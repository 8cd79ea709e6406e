import { rules } from '../rules.ts'
import { type Layout, layoutOf, SEARCH_COLUMN } from './layout.ts'
import type { Statement } from './sql-connection.ts'

/** One number for all processes' statements of one text is not needed: a connection keeps its own. */
let count = 0
const known = new Map<string, Statement>()

/** The statement of this text, under a name of its own. Texts hold no values, so there are few of them. */
export function statementOf(text: string): Statement {
  let statement = known.get(text)
  if (!statement) {
    statement = { text, name: `hf_${++count}` }
    known.set(text, statement)
  }
  return statement
}

/** Never kept prepared: what plan is best depends on the values. */
export const unprepared = (text: string): Statement => ({ text, name: null })

/** Texts that a collection needs again and again. */
export interface TableTexts {
  readonly table: string
  readonly columns: string
  readonly get: Statement
  readonly getLocked: Statement
  readonly insert: Statement
  readonly remove: Statement
}

const texts = new Map<Layout, TableTexts>()

export function textsOf(layout: Layout): TableTexts {
  let found = texts.get(layout)
  if (!found) {
    found = writeTexts(layout)
    texts.set(layout, found)
  }
  return found
}

function writeTexts(layout: Layout): TableTexts {
  const table = `"${layout.table}"`
  const columns = layout.columns.map(({ name }) => `"${name}"`).join(', ')
  const written = writtenColumns(layout)
  const parameters = written.map((_, at) => `$${at + 1}`).join(', ')
  const get = `select ${columns} from ${table} where "id" = $1`
  const owner = `"${layout.owner?.name ?? 'id'}"`
  return {
    table,
    columns,
    get: statementOf(get),
    // Others may still refer to the row meanwhile: a stronger lock would make them wait, or deadlock.
    getLocked: statementOf(`${get} for no key update`),
    insert: statementOf(`insert into ${table} (${written.join(', ')}) values (${parameters})`),
    remove: statementOf(removeText(layout, table, owner)),
  }
}

/** What `remove` answers beside the owner of a row that must stay. */
export const KEPT = 'kept'

/** Of an append-only table only the rows that have the time named by the rules: of others it says that they are kept. */
function removeText({ collection, columns }: Layout, table: string, owner: string): string {
  const remove = `delete from ${table} where "id" = $1`
  const { appendOnly } = rules[collection]
  if (typeof appendOnly !== 'object') return `${remove} returning ${owner}`
  const column = columns.find(({ field }) => field === appendOnly.unlessHas)
  if (!column) throw new Error(`${collection} has no ${appendOnly.unlessHas}`)
  return (
    `with removed as (${remove} and "${column.name}" is not null returning ${owner})` +
    ` select ${owner}, 'removed' from removed union all` +
    ` select ${owner}, '${KEPT}' from ${table} where "id" = $1 and "${column.name}" is null`
  )
}

/** The rows that `found` selects, all columns of their layout, each followed by those of its account. */
export function ownedText(layout: Layout, found: string): string {
  const users = layoutOf('users')
  const columnsOf = (alias: string, { columns }: Layout) =>
    columns.map(({ name }) => `${alias}."${name}"`).join(', ')
  return (
    `select ${columnsOf('o', layout)}, ${columnsOf('u', users)} from (${found}) o` +
    ` join "${users.table}" u on u."id" = o."${layout.owner?.name ?? 'id'}"`
  )
}

/** Names of all columns that a new row fills, in the order of `encodeRow`. */
export function writtenColumns(layout: Layout): string[] {
  const names = layout.columns.map(({ name }) => `"${name}"`)
  return layout.hasSearch ? [...names, `"${SEARCH_COLUMN}"`] : names
}

export function whereText(clauses: readonly string[]): string {
  return clauses.length > 0 ? ` where ${clauses.join(' and ')}` : ''
}
