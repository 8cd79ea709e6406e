import type { ReactNode } from 'react'
import { panelTitle } from './record-title.ts'
import { TextLink } from './text-link.tsx'

interface RecordHeadingProps {
  /** The list that the record stands in. */
  list: { readonly path: string; readonly name: string }
  title: string
  /** Its badges. */
  state?: ReactNode
  /** What is to be known of that state. */
  note?: string | null
  /** What can be done with it. */
  children?: ReactNode
}

/** The top of a record's page in the panel: the way back, its name with its state, and its buttons, on one line where there is room. */
export const RecordHeading = ({ list, title, state, note, children }: RecordHeadingProps) => (
  <header className="mb-6">
    <p className="mb-2 text-sm">
      <TextLink to={list.path}>{list.name}</TextLink>
    </p>
    <div className="flex min-h-9 flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className={panelTitle}>{title}</h1>
          {state ? (
            <div className="flex max-sm:has-[>:nth-child(2)]:basis-full flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2">
              {state}
            </div>
          ) : null}
        </div>
        {note ? <p className="mt-2 text-muted [overflow-wrap:anywhere]">{note}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  </header>
)
