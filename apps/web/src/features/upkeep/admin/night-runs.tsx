import type { Tonight } from '@hostfront/contract/upkeep'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatMoment } from '../../../words/dates.ts'
import { doneWords, failedWords } from '../../../words/tonight.ts'
import { failedPath } from './record-path.ts'

/** What the last runs did, and what failed in the last 24 hours. */
export const NightRuns = ({ night: { seen, runs, failures } }: { night: Tonight }) => (
  <div className="flex flex-col gap-6">
    <div>
      {runs.length === 0 ? null : <h3 className="mb-2 font-semibold">Last runs</h3>}
      <p className="text-muted">
        {seen ? `Last looked at ${formatMoment(seen)}.` : 'The shop has not looked yet.'}
      </p>
      {runs.length === 0 ? null : (
        <dl className="mt-3 border-line border-t">
          {runs.map(({ at, done, failures: failed }) => (
            <div
              key={at}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-2.5 text-[0.9375rem]"
            >
              <dt className="text-muted">{formatMoment(at)}</dt>
              <dd>
                {doneWords(done)}
                {failed > 0 ? <span className="text-bad">, {failedWords(failed)}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
    {failures.length === 0 ? null : (
      <div>
        <h3 className="mb-2 font-semibold">Failed in the last 24 hours</h3>
        <p className="mb-3 max-w-prose text-muted">
          Everything else had its turn. These are tried again with each run, and are listed once a
          day.
        </p>
        <ul className="border-line border-t">
          {failures.map(({ at, collection, record, fault }) => (
            <li
              key={`${record} ${at}`}
              className="border-line border-b py-2.5 text-[0.9375rem] [overflow-wrap:anywhere]"
            >
              <TextLink to={failedPath(collection, record)}>
                {collection}: {record}
              </TextLink>
              <span className="block text-muted text-sm">
                {formatMoment(at)}: {fault}
              </span>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)
