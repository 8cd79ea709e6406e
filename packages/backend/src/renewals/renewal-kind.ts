import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { RenewalFacts } from '@hostfront/domain/renewals/due-bill'
import type { Loss } from '@hostfront/domain/renewals/loss'
import type { RenewalQuote, RenewalStep, SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { TaxTerms } from '@hostfront/domain/tax/tax-terms'
import type { CollectionName } from '@hostfront/store/collections'
import type { Page, ReadTx, Tx } from '@hostfront/store/port'
import type { BillableKind } from '../billing/billed.ts'
import type { Backend } from '../call/context.ts'

/** Steps that a kind does in its own way; what is billed and paid is the same for all. They notify the customer. */
interface OwnSteps<Row> {
  suspend?(tx: Tx, backend: Backend, row: Row): Promise<Row | null>
  terminate?(tx: Tx, backend: Backend, row: Row): Promise<Row | null>
  tell?(tx: Tx, backend: Backend, row: Row): Promise<Row | null>
}
export type OwnStep = keyof OwnSteps<never>

/** A page of what a list holds, oldest first. */
export type ListHeld<Row> = (
  tx: ReadTx,
  page: { readonly order: 'oldest'; readonly limit: number; readonly after: string | null },
) => Promise<Page<Row>>

/**
 * What the shop has to know of a kind of what is sold by time, to bill, renew, remind of, suspend and end it. Each kind
 * has one file that says so, and a line in `sold-by-time.ts`.
 */
export interface RenewalKind<Row extends SoldByTime = SoldByTime, Kind extends string = string>
  extends BillableKind<Row> {
  readonly kind: Kind
  /** Where its rows are kept, for the report of a run. */
  readonly collection: CollectionName
  read(tx: ReadTx, id: string): Promise<Row | null>
  lock(tx: Tx, id: string): Promise<Row | null>
  setAutoRenew(tx: Tx, id: string, autoRenew: boolean): Promise<Row | null>

  /** What is to be gone through at `now` for what may be due, in this order. Most of it waits, and is left out by `nextStep`. */
  dueLists(billing: RenewalFacts['billing'], now: string): readonly ListHeld<Row>[]
  /** The one step that is due now; after it, it is asked again. Null when there is nothing to do. */
  nextStep(row: Row, facts: RenewalFacts): RenewalStep | null
  /** Whether its paid time runs yet at `now`: before that nothing is due. Left out where it runs from the beginning. */
  hasBegun?(tx: ReadTx, row: Row, settings: Settings, now: string): Promise<boolean>
  /** What happens next, and when, unless the renewal `invoice` is paid; null where nothing does. */
  nextLoss(
    row: Row,
    invoice: NonNullable<RenewalFacts['invoice']>,
    billing: RenewalFacts['billing'],
  ): Loss | null
  /** How the kind does the steps of its own that `nextStep` may answer. */
  readonly steps: OwnSteps<Row>
  /** What ended at this time or before is over although nobody has ended it; left out where somebody has to. */
  latestGoneEnd?(now: string): string

  quote(row: Row, terms: TaxTerms): RenewalQuote
  /** When the paid period ends that begins at `periodStart`, as an invoice bills it. */
  periodEnd(row: Row, periodStart: string, invoice: Pick<Invoice, 'lines'>): string
  /** Ends it at another time, as the caller's transaction has locked it; null when somebody was faster. */
  moveEnd(tx: Tx, row: Row, expiresAt: string): Promise<Row | null>
  /** How its customer is used to paying, by the id of the method. */
  usualMethod(tx: Tx, row: Row): Promise<string>

  /** Refuses unless its customer can renew it at `now`, from the end on that they were shown. */
  checkRenewable(row: Row, shownEnd: string, now: string): void
  /** Refuses where it makes no sense any more to choose how it is renewed. */
  checkAutoRenew(row: Row): void

  /** What becomes of all that a customer holds of it when the account is deleted. */
  leave(tx: Tx, backend: Backend, userId: string): Promise<void>
}

export type RenewalKinds = readonly RenewalKind[]
