import type { NamedEntry } from '@hostfront/contract/audit'
import type { Currency } from '@hostfront/domain/money/money'
import { type Change, changesOf } from './changes-of.ts'

interface EntryChangesProps {
  entry: NamedEntry
  currency: Currency
}

/** A row of a log has two lines; what needs more is folded. */
const UNFOLDED = { changes: 2, letters: 160 }

/** What changed, old value and new one, a line a field. */
export function EntryChanges({ entry, currency }: EntryChangesProps) {
  const changes = changesOf(entry, currency)
  if (changes.length === 0) return <span className="text-muted">Nothing to show</span>
  if (changes.length <= UNFOLDED.changes && lettersOf(changes) <= UNFOLDED.letters) {
    return <ChangeList changes={changes} />
  }
  const first = firstOf(changes)
  const rest = changes.filter((change) => change !== first)
  return (
    <>
      {first ? <ChangeList changes={[first]} /> : null}
      <details className="text-start text-sm">
        <summary className="cursor-pointer">{countWords(rest.length, first !== null)}</summary>
        <div className="mt-1">
          <ChangeList changes={rest} />
        </div>
      </details>
    </>
  )
}

/** The change that says most: of a state, else the first; null where it is long, or a record came or went. */
function firstOf(changes: readonly Change[]): Change | null {
  const first = changes.find(({ field }) => field === 'status') ?? changes[0]
  if (!first || first.before === null || first.after === null) return null
  return lettersOf([first]) <= UNFOLDED.letters ? first : null
}

const lettersOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { before, after }) => sum + `${before ?? ''}${after ?? ''}`.length, 0)

const countWords = (count: number, areMore: boolean): string =>
  areMore ? `${count} more` : count === 1 ? '1 field' : `${count} fields`

const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="flex min-w-44 flex-col gap-1 text-start text-sm [overflow-wrap:anywhere]">
    {changes.map(({ field, before, after }) => (
      <li key={field} className="whitespace-pre-line">
        <span className="text-muted">{field}: </span>
        {before === null ? null : (
          // Beside what took its place it is read; a line through it would hide it.
          <del className={after === null ? 'text-muted' : 'text-muted no-underline'}>
            {shorten(before)}
          </del>
        )}
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
