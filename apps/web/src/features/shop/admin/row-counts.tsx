import { collectionName } from '../../../words/shop-document.ts'

interface RowCountsProps {
  /** By collection. */
  counts: Readonly<Record<string, number>>
  caption: string
}

/** How many records of each kind. */
export const RowCounts = ({ counts, caption }: RowCountsProps) => (
  <table className="w-full max-w-100 border-collapse text-[0.9375rem]">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Records</th>
        <th scope="col">Number</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(counts).map(([name, rows]) => (
        <tr key={name} className="border-line border-b">
          <th scope="row" className="py-2 text-start font-normal">
            {collectionName(name)}
          </th>
          <td className="py-2 ps-4 text-end figures">{number.format(rows)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const number = new Intl.NumberFormat('en')
