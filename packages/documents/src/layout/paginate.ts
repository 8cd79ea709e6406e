import type { Block } from './blocks.ts'
import type { Mark, Page } from './page.ts'

/** Puts blocks below each other on pages, from `top` to `bottom` (points); what does not fit begins the next page. */
export function paginate(blocks: readonly Block[], top: number, bottom: number): Page[] {
  const pages: Mark[][] = [[]]
  let y = top
  const put = (block: Block) => {
    pages.at(-1)?.push(...block.marks.map((mark) => ({ ...mark, y: mark.y + y })))
    y += block.height
  }
  for (const block of blocks) {
    if (y + block.height > bottom && y > top) {
      pages.push([])
      y = top
      // A page does not begin with the space above what has moved to it.
      if (block.marks.length === 0) continue
      if (block.head) put(block.head)
    }
    put(block)
  }
  return pages
}
