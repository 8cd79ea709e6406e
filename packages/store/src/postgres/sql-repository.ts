import { type CollectionName, collectionNames, type Rows } from '../collections.ts'
import type { Conditions } from '../memory/conditions.ts'
import {
  type ListQuery,
  type Owned,
  type Page,
  StoreError,
  type Tally,
  type TallyQuery,
  type Totals,
  type TotalsQuery,
  type Tx,
} from '../port.ts'
import { checkRow } from '../row-check.ts'
import { rules } from '../rules.ts'
import { searchTextOf } from '../search-text.ts'
import { isStorable } from '../storable-text.ts'
import type { StoredRow } from '../stored-row.ts'
import { conditionsToSql } from './conditions-to-sql.ts'
import { type Layout, layoutOf } from './layout.ts'
import { planList } from './list-rows.ts'
import { planUpdate } from './plan-update.ts'
import type { Question } from './question.ts'
import { decodeRow, encodeRow } from './row-codec.ts'
import type { SqlResult } from './sql-connection.ts'
import type { SqlSession } from './sql-session.ts'
import { KEPT, ownedText, statementOf, type TableTexts, textsOf, whereText } from './statements.ts'
import { planTally } from './tally-rows.ts'
import { planTotals } from './total-rows.ts'

/** The repositories of all collections over one session; each is made when it is asked for. */
export function openTx(session: SqlSession): Tx {
  // Each repository serves the rows of its own collection; the SQL is not generic over them.
  return new SqlTx(session) as unknown as Tx
}

class SqlTx {
  readonly session: SqlSession

  constructor(session: SqlSession) {
    this.session = session
  }
}

for (const name of collectionNames) {
  Object.defineProperty(SqlTx.prototype, name, {
    get(this: SqlTx) {
      return new SqlRepository(name, this.session)
    },
  })
}

class SqlRepository {
  readonly #layout: Layout
  readonly #session: SqlSession
  readonly #texts: TableTexts

  constructor(name: CollectionName, session: SqlSession) {
    this.#layout = layoutOf(name)
    this.#session = session
    this.#texts = textsOf(this.#layout)
  }

  get(id: string, { lock = false }: { lock?: boolean } = {}): Promise<StoredRow | null> {
    if (!isStorable(id)) return this.#nothing(null)
    const statement = lock ? this.#texts.getLocked : this.#texts.get
    return this.#session.ask(statement, [id], (result) => this.#first(result))
  }

  find(where: Conditions): Promise<StoredRow | null> {
    const conditions = conditionsToSql(this.#layout, where, 1)
    if (!conditions) return this.#nothing(null)
    const text = this.#findText(where, conditions.clauses)
    return this.#session.ask(statementOf(text), conditions.values, (result) => this.#first(result))
  }

  findOwned(where: Conditions): Promise<Owned<StoredRow> | null> {
    const conditions = conditionsToSql(this.#layout, where, 1)
    if (!conditions) return this.#nothing(null)
    const { columns } = this.#layout
    const text = ownedText(this.#layout, this.#findText(where, conditions.clauses))
    return this.#session.ask(statementOf(text), conditions.values, ({ rows: [values] }) => {
      if (!values) return null
      const row = decodeRow(this.#layout, values)
      // The layout of `users` makes its rows.
      const owner = decodeRow(layoutOf('users'), values.slice(columns.length)) as unknown
      return { row, owner: owner as Rows['users'] }
    })
  }

  count(where: Conditions = {}): Promise<number> {
    const conditions = conditionsToSql(this.#layout, where, 1)
    if (!conditions) return this.#nothing(0)
    const text = `select count(*) from ${this.#texts.table}${whereText(conditions.clauses)}`
    return this.#session.ask(statementOf(text), conditions.values, ({ rows }) =>
      Number(rows[0]?.[0]),
    )
  }

  list(query: ListQuery<StoredRow>): Promise<Page<StoredRow>> {
    return this.#askPlanned(() => planList(this.#layout, query), { items: [], next: null })
  }

  tally(query: TallyQuery<StoredRow>): Promise<readonly Tally[]> {
    return this.#askPlanned(() => planTally(this.#layout, query), [])
  }

  totals(query: TotalsQuery<StoredRow>): Promise<readonly Totals[]> {
    // Of nothing at all there is still a sum.
    const nothing = { keys: [], count: 0, sums: (query.sums ?? []).map(() => 0) }
    const none = query.by?.length ? [] : [nothing]
    return this.#askPlanned(() => planTotals(this.#layout, query), none)
  }

  async insert(value: StoredRow): Promise<StoredRow> {
    const { collection } = this.#layout
    const { row, values } = this.#write(() => {
      const checked = checkRow(collection, value)
      return { row: checked, values: encodeRow(this.#layout, checked) }
    })
    this.#session.order(this.#texts.insert, values)
    this.#noteChange(row)
    return row
  }

  async update(id: string, patch: Conditions, guard: Conditions = {}): Promise<StoredRow | null> {
    const plan = this.#write(() => {
      this.#requireChangeable()
      return planUpdate(this.#layout, id, patch, guard)
    })
    if (!plan) return null
    const row = await this.#session.ask(plan.statement, plan.values, (result) => {
      const updated = this.#first(result)
      if (updated) plan.check(updated)
      return updated
    })
    if (!row) return null
    this.#noteChange(row)
    if (plan.isSearchStale) {
      const text = `update ${this.#texts.table} set "search" = $2 where "id" = $1`
      const folded = searchTextOf(row, rules[this.#layout.collection].search)
      await this.#session.ask(statementOf(text), [id, folded], () => null)
    }
    return row
  }

  async delete(id: string): Promise<boolean> {
    const { collection, owner } = this.#layout
    const { appendOnly } = rules[collection]
    this.#write(() => {
      if (appendOnly === true) throw isAppendOnly(collection)
    })
    if (!isStorable(id)) return this.#nothing(false)
    return this.#session.ask(this.#texts.remove, [id], ({ rows }) => {
      const [removed] = rows
      if (!removed) return false
      if (removed[1] === KEPT) throw isAppendOnly(collection)
      this.#session.noteChange(collection, owner ? removed[0] : null)
      return true
    })
  }

  #findText(where: Conditions, clauses: readonly string[]): string {
    const { table, columns } = this.#texts
    const isOnly = isUniqueKey(this.#layout.collection, where)
    const order = isOnly ? '' : ' order by "created_at", "id" limit 1'
    return `select ${columns} from ${table}${whereText(clauses)}${order}`
  }

  #first({ rows }: SqlResult): StoredRow | null {
    const [values] = rows
    return values ? decodeRow(this.#layout, values) : null
  }

  /** For what cannot be in any row: the database need not be asked. */
  async #nothing<Value>(value: Value): Promise<Value> {
    this.#session.requireOpen()
    return value
  }

  /** `nothing` is the answer where the plan is null. What the plan throws refuses the question, not the session. */
  #askPlanned<Value>(plan: () => Question<Value> | null, nothing: Value): Promise<Value> {
    try {
      this.#session.requireOpen()
      const question = plan()
      if (!question) return Promise.resolve(nothing)
      const { statement, values, decode } = question
      return this.#session.ask(statement, values, decode)
    } catch (error) {
      return Promise.reject(error)
    }
  }

  /** What is refused before it is sent ends the transaction as much as what the database refuses. */
  #write<Value>(prepare: () => Value): Value {
    this.#session.requireWritable(this.#layout.collection)
    try {
      return prepare()
    } catch (error) {
      throw this.#session.refuse(error)
    }
  }

  #requireChangeable(): void {
    const { collection } = this.#layout
    if (rules[collection].appendOnly) throw isAppendOnly(collection)
  }

  #noteChange(row: StoredRow): void {
    const { collection, owner } = this.#layout
    this.#session.noteChange(collection, owner ? row[owner.field] : null)
  }
}

const isAppendOnly = (collection: CollectionName) =>
  new StoreError('check', `${collection}.append-only`)

/** Whether at most one row can match. */
function isUniqueKey(collection: CollectionName, where: Conditions): boolean {
  const isText = (field: string) => typeof where[field] === 'string'
  return isText('id') || rules[collection].unique.some((fields) => fields.every(isText))
}
