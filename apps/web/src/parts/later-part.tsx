import { type ComponentType, memo, Suspense } from 'react'

/**
 * A part of a page that is in its HTML and comes alive later than the rest: its script is not waited for. `part` is lazy
 * and takes nothing: a part that is drawn anew before it has come would be thrown away. Room is kept for it where somebody
 * comes from another page, which has no HTML of it.
 */
export const LaterPart = memo(({ part: Part }: { part: ComponentType }) => (
  <Suspense fallback={<div className="later" />}>
    <Part />
  </Suspense>
))
