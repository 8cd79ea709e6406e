import type { Tonight } from '@hostfront/contract/upkeep'
import { TextLink } from '../../../ui/text-link.tsx'
import { stepWords } from '../../../words/tonight.ts'
import { recordPath } from './record-path.ts'

/** So many records stand open; more are behind their number. */
const OPEN = 5

/** Each step with the records that it is due for. */
export const PlannedSteps = ({ planned }: Pick<Tonight, 'planned'>) =>
  planned.length === 0 ? null : (
    <ul className="border-line border-t">
      {planned.map(({ step, count, records }) => (
        <li key={step} className="border-line border-b py-2.5 text-[0.9375rem]">
          <details open={count <= OPEN}>
            <summary className="cursor-pointer font-semibold">{stepWords(step, count)}</summary>
            <ul className="mt-2 flex flex-col gap-1 ps-4 [overflow-wrap:anywhere]">
              {records.map((record) => (
                <li key={record.id}>
                  <TextLink to={recordPath(record)}>{record.name}</TextLink> of{' '}
                  <TextLink to={`/admin/clients/${encodeURIComponent(record.customer.id)}`}>
                    {record.customer.name}
                  </TextLink>
                </li>
              ))}
              {count > records.length ? (
                <li className="text-muted">and {count - records.length} more</li>
              ) : null}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
