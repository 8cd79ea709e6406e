import type { ReactNode } from 'react'
import { useRecordKeys } from './list-table/use-row-keys.tsx'

/** All there is of one record on its page, under each other, with the keys that its buttons have in lists. */
export function RecordKeys({ children }: { children: ReactNode }) {
  const keys = useRecordKeys<HTMLDivElement>()
  return (
    <div {...keys.list} className="flex flex-col gap-10 [&>header]:mb-0">
      {children}
      {keys.dialog}
    </div>
  )
}
