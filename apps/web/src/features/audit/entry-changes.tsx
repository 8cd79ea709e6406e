import type { NamedEntry } from '@hostfront/contract/audit'
import type { Currency } from '@hostfront/domain/money/money'
import { type Change, changesOf } from './changes-of.ts'

interface EntryChangesProps {
  entry: NamedEntry
  currency: Currency
}

/** More than these are folded: a record that came or went has all of its fields. */
const UNFOLDED = 6

/** What changed, old value and new one, a line a field. */
export function EntryChanges({ entry, currency }: EntryChangesProps) {
  const changes = changesOf(entry, currency)
  if (changes.length === 0) return <span className="text-muted">Nothing to show</span>
  if (changes.length <= UNFOLDED) return <ChangeList changes={changes} />
  return (
    <details className="text-start">
      <summary className="cursor-pointer">{changes.length} fields</summary>
      <div className="mt-2">
        <ChangeList changes={changes} />
      </div>
    </details>
  )
}

const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="flex min-w-44 flex-col gap-1 text-start text-sm [overflow-wrap:anywhere]">
    {changes.map(({ field, before, after }) => (
      <li key={field} className="whitespace-pre-line">
        <span className="text-muted">{field}: </span>
        {before === null ? null : <del className="decoration-bad">{shorten(before)}</del>}
        {before === null || after === null ? null : (
          <>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> is now </span>
          </>
        )}
        {after === null ? null : <ins className="no-underline">{shorten(after)}</ins>}
      </li>
    ))}
  </ul>
)

/** The whole text is in the export. */
const MAX_TEXT = 300

const shorten = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
