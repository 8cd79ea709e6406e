import { Search } from 'lucide-react'
import { controlClass } from '../../ui/field.tsx'
import { type FilterShapes, MAX_SEARCH } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

interface SearchBoxProps<Sort extends string, Filters extends FilterShapes> {
  label: string
  list: ListState<Sort, Filters>
}

/** Narrows the list as somebody types; Escape takes it off. */
export function SearchBox<Sort extends string, Filters extends FilterShapes>({
  label,
  list,
}: SearchBoxProps<Sort, Filters>) {
  return (
    // Contained: what is typed moves nothing around the box, and the browser need not look.
    <search className="relative h-11 min-w-0 flex-1 basis-52 @3xl:h-9 @3xl:basis-44 [contain:layout_size]">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH}
        value={list.typed}
        onChange={(event) => list.type(event.target.value)}
        // Before a link that is pressed leads away: written later, it would call the person back.
        onBlur={list.endTyping}
        onKeyDown={(event) => {
          if (event.key === 'Escape') list.type('')
        }}
        className={`${controlClass} ps-9`}
      />
    </search>
  )
}
