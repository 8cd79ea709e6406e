import type { CollectionName, Rows } from './collections.ts'
import type { TiedQuery } from './tied-query.ts'

/**
 * The whole promise of storage. Rows are plain frozen JSON records with an `id` and a `createdAt`;
 * what a repository returns is a copy nobody else can change. Every adapter passes the suite in `conformance/`.
 */
export interface Store {
  /**
   * All or nothing. `fn` may run several times (after a conflict), so it awaits nothing but `tx`
   * and keeps no effect outside it: hash passwords before, send mail after.
   * When it resolves, the change is durable. When `fn` throws, nothing has changed and the error passes through.
   * A write that was refused (`unique`, `reference`, `check`) ends it: it fails with that error even when `fn`
   * catches it, as in SQL. To go on after a refusal, catch it outside and start another transaction.
   *
   * A transaction started inside another one would wait for it for ever and is refused with StoreError `nested`. On Node
   * every adapter knows, and every handler is tested there; browsers do not know who calls: there it is refused only
   * before the outer one's first await.
   */
  transaction<Value>(fn: (tx: Tx) => Promise<Value>): Promise<Value>
  /**
   * One consistent snapshot; writes throw StoreError `read-only`. Not to be started inside a transaction: it
   * would not see that one's changes. Refused with `nested` where the adapter knows. Nor may a transaction be
   * waited for inside a `read`: an adapter with one connection refuses that with `nested` too.
   *
   * A function that hands on the promise of its only question (`(tx) => tx.users.get(id)`) is answered cheapest.
   */
  read<Value>(fn: (tx: ReadTx) => Promise<Value>, options?: ReadOptions): Promise<Value>
  /**
   * Puts the rows that `complete` answers in the place of everything there is, append-only collections included: for
   * moving in and restoring. `complete` reads what is about to go, and nothing is committed between what it reads and the
   * replacement. It obeys what holds of the function of a transaction: it may run several times, and awaits nothing but `tx`.
   * A collection whose list is empty ends empty, so sessions, keys and links of the replaced shop are gone.
   * All or nothing: rows that break a rule are refused as a whole with the StoreError that names it; when `complete`
   * throws, nothing has changed and the error passes through.
   * Not to be started inside a transaction.
   */
  replaceAll(complete: Complete): Promise<void>
  /** Called after every commit, of this or another tab or process. Returns the way to stop. */
  watch(onChange: OnChange): () => void
  close(): Promise<void>
}

export interface ReadOptions {
  /**
   * One statement of it may take many seconds in a large shop (a report, an export). Others fail with StoreError
   * `unavailable` when they are not answered for a few, so that nobody waits long for a database that hangs.
   */
  readonly isLong?: boolean
}

/** Answers all that a shop is to hold from now on, and reads what of the present one is to stay. */
export type Complete = (tx: ReadTx) => Promise<AllRows>

/** Every row of a shop. */
export type AllRows = { readonly [Name in CollectionName]: readonly Rows[Name][] }

/**
 * `changed`: the collections that a commit touched, perhaps more than one commit's. `users`: ids of the accounts
 * whose rows are among them (by `userId`, or rows of `users` themselves), empty when they belong to nobody;
 * null when not known: then it may be anybody.
 */
export type OnChange = (changed: readonly CollectionName[], users: readonly string[] | null) => void

/** Good until its function ends; used later, it throws StoreError `unavailable`. */
export type Tx = { readonly [Name in CollectionName]: Repository<Rows[Name]> }
export type ReadTx = { readonly [Name in CollectionName]: ReadRepository<Rows[Name]> }

type Scalar = string | number | boolean | null

/** A value to equal, a set to be in or not, or a range (numbers and ISO times; `null` is in no range). */
export type Condition<Value> = [Value] extends [Scalar]
  ?
      | Value
      | { readonly in: readonly Value[] }
      | { readonly notIn: readonly Value[] }
      | { readonly gte?: Value; readonly gt?: Value; readonly lte?: Value; readonly lt?: Value }
  : never

/** All conditions must hold. Only scalar fields can be asked for. */
export type Where<Row> = { readonly [Field in keyof Row]?: Condition<Row[Field]> }

/** New values by field; `{ increment }` adds to a number in place and never needs a value read before. */
export type Patch<Row> = {
  readonly [Field in Exclude<keyof Row, 'id' | 'createdAt'>]?:
    | Row[Field]
    | (Row[Field] extends number ? { readonly increment: number } : never)
}

export interface ListQuery<Row> extends TiedQuery {
  readonly where?: Where<Row>
  /**
   * Case- and width-insensitive substring (NFKC, lower case) of what `rules` declare searchable; where they say
   * so (`searchesTied`) also of that of the rows it is tied to: its user, an order's invoice.
   */
  readonly search?: string
  /** By (createdAt, id); `newest` first by default. Else by a field that `rules` declare sortable. */
  readonly order?: 'newest' | 'oldest' | SortOrder<Row>
  /** `next` of the page before; any other text throws StoreError `check`. */
  readonly after?: string | null
  /** At least 1. */
  readonly limit: number
}

/**
 * By a whole number, a time or a state that no row lacks, or by `text`: what `search` looks in, folded as it is for
 * searching, so that "zoe" comes after "Yann"; its first 200 characters count. Equal ones by id, the same way round.
 * `rules.sort` names the fields; any other throws `check`, as does a cursor of another order.
 */
export interface SortOrder<Row> {
  readonly by: (keyof Row & string) | 'text'
  readonly descending: boolean
}

/** What `tally` counts and adds up. */
export interface TallyQuery<Row> extends TiedQuery {
  readonly where?: Where<Row>
  /** A scalar field; rows that are equal in it are counted together. */
  readonly by: keyof Row & string
  /** Of a time: rows of one day (UTC) together, the key being `2026-11-21`. */
  readonly perDay?: boolean
  /** A whole number that is added up; `sum` is 0 without it. */
  readonly sum?: keyof Row & string
}

/** Rows whose `by` is `key`. */
export interface Tally {
  readonly key: string | number | boolean | null
  readonly count: number
  readonly sum: number
}

/** What `totals` counts and adds up. */
export interface TotalsQuery<Row> {
  readonly where?: Where<Row>
  /** Rows that are equal in all of these are counted together; without any, all rows are. */
  readonly by?: readonly TotalsKey<Row>[]
  /** Whole numbers that are added up, each apart; where one is null, nothing. */
  readonly sums?: readonly (keyof Row & string)[]
}

/**
 * A scalar field; the day or month (UTC) of a time, as `2026-11-21` or `2026-11`; a text that a field holds under a name;
 * or a scalar field of another row, which is reached from id to id: null where there is none.
 */
export type TotalsKey<Row> =
  | (keyof Row & string)
  | { readonly per: 'day' | 'month'; readonly field: keyof Row & string }
  | { readonly within: keyof Row & string; readonly field: string }
  | { readonly via: readonly Step[]; readonly field: string }

/** To the row of `to` whose id is in the field `by`. */
export interface Step {
  readonly by: string
  readonly to: CollectionName
}

/** Rows whose `by` are `keys`, in their order. */
export interface Totals {
  readonly keys: readonly Tally['key'][]
  readonly count: number
  readonly sums: readonly number[]
}

export interface Page<Row> {
  readonly items: Row[]
  /** Cursor of the following page; null on the last one. */
  readonly next: string | null
}

/** Only rows that always belong to an account can be asked for together with it. */
type OwnedWhere<Row> = Row extends { readonly userId: string } ? Where<Row> : never

export interface Owned<Row> {
  readonly row: Row
  readonly owner: Rows['users']
}

export interface ReadRepository<Row extends { id: string }> {
  get(id: string): Promise<Row | null>
  /** The only row that matches, by a unique key; the oldest when several do. */
  find(where: Where<Row>): Promise<Row | null>
  /** What `find` answers and the account that it belongs to, by `userId`, in one question. */
  findOwned(where: OwnedWhere<Row>): Promise<Owned<Row> | null>
  list(query: ListQuery<Row>): Promise<Page<Row>>
  count(where?: Where<Row>): Promise<number>
  /**
   * Counts by a field, and adds up another (where it is null, nothing). Keys ascend, null comes last, and those
   * without rows are left out. Fields of another kind than the query's types allow throw StoreError `check`.
   */
  tally(query: TallyQuery<Row>): Promise<readonly Tally[]>
  /**
   * The same by several fields and of several sums at once, for reports. Ordered by the keys, null after all others. What the
   * query's types do not allow throws StoreError `check`.
   */
  totals(query: TotalsQuery<Row>): Promise<readonly Totals[]>
}

export interface Repository<Row extends { id: string }> extends ReadRepository<Row> {
  /** `lock` keeps others from changing the row until this transaction ends. */
  get(id: string, options?: { readonly lock?: boolean }): Promise<Row | null>
  /**
   * Throws StoreError `unique`, `reference` or `check`; an adapter that need not wait for its database may answer ahead
   * of it, and what the database refuses then fails the next question, at the latest the transaction.
   */
  insert(row: Row): Promise<Row>
  /**
   * Changes the row only while `guard` holds, in one atomic step: the guard of a debit is `{ coins: { gte: price } }`.
   * Answers the new row; null when there is no such row or the guard does not hold.
   */
  update(id: string, patch: Patch<Row>, guard?: Where<Row>): Promise<Row | null>
  /** False when there was no such row. Throws StoreError `reference` while others refer to it. */
  delete(id: string): Promise<boolean>
}

export type StoreErrorKind =
  /** A unique key is taken. */
  | 'unique'
  /** A referenced row does not exist, or is still referred to. */
  | 'reference'
  /** A declared check or the row's schema does not hold. */
  | 'check'
  /** A write inside `read`. */
  | 'read-only'
  /** A transaction inside a transaction. */
  | 'nested'
  /** There is no room left; nothing was written. */
  | 'quota'
  /** Others kept changing the same data; nothing was written. Trying again may succeed. */
  | 'conflict'
  /**
   * The storage cannot be used now (blocked, closed, hanging, wiped, of a newer version); nothing was written.
   * Only when it stopped answering in the very end may the change have been kept: the next transaction sees it.
   */
  | 'unavailable'

export class StoreError extends Error {
  readonly kind: StoreErrorKind
  /** What was violated: `users.email`, `users.coins-not-negative`. */
  readonly rule: string

  constructor(kind: StoreErrorKind, rule: string, options?: ErrorOptions) {
    super(`${kind}: ${rule}`, options)
    this.name = 'StoreError'
    this.kind = kind
    this.rule = rule
  }
}
