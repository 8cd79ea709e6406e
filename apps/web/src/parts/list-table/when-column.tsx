import { formatMoment } from '../../words/dates.ts'

/** When something was written down: what names a line of a log. */
export const WHEN = {
  header: 'When',
  isName: true,
  csv: ({ createdAt }: { readonly createdAt: string }) => createdAt,
  cell: ({ createdAt }: { readonly createdAt: string }) => (
    <time dateTime={createdAt} className="whitespace-nowrap figures">
      {formatMoment(createdAt)}
    </time>
  ),
} as const
