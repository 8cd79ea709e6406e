import type { ImportReport } from '@hostfront/contract/shop'
import { collectionName } from '../../../words/shop-document.ts'

/** How many records of each kind there are and would be, and how many of them would be others; kinds of which there are none stay out. */
export function ImportChanges({ report: { before, after, changes } }: { report: ImportReport }) {
  const rows = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, now: before[name] ?? 0, later: after[name] ?? 0 }))
    .filter((row) => row.now + row.later > 0)
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">What the import changes</caption>
      <thead>
        <tr className="border-edge border-b text-muted text-sm">
          <th scope="col" className="py-2 text-start font-medium">
            Records
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-medium">
            Now
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-medium">
            After
          </th>
          <th scope="col" className="py-2 ps-4 text-start font-medium">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, later }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-normal">
              {collectionName(name)}
            </th>
            <td className="py-2 ps-4 text-end figures">{count.format(now)}</td>
            <td
              className={`py-2 ps-4 text-end figures ${now === later ? 'text-muted' : 'font-semibold'}`}
            >
              {count.format(later)}
            </td>
            <td className="py-2 ps-4 text-sm">{changeText(changes[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `3 new, 2 gone, 12 changed`. */
function changeText(change: ImportReport['changes'][string] | undefined): string {
  const { added = 0, removed = 0, changed = 0 } = change ?? {}
  const parts = [
    [added, 'new'],
    [removed, 'gone'],
    [changed, 'changed'],
  ] as const
  return parts
    .filter(([figure]) => figure > 0)
    .map(([figure, word]) => `${count.format(figure)} ${word}`)
    .join(', ')
}

const count = new Intl.NumberFormat('en')
