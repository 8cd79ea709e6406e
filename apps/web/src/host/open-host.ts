import type { Host } from './host.ts'
import { loadPart } from './load-part.ts'

let opening: Promise<Host> | undefined

/**
 * The shop behind the interface, opened once. It is loaded apart from the pages,
 * so that a page paints before the shop has opened.
 */
export function openHost(): Promise<Host> {
  opening ??= loadPart(() => import('#host'))
    .then((edition) => edition.openHost())
    .catch((fault: unknown) => {
      // The next one who asks tries again.
      opening = undefined
      throw fault
    })
  return opening
}
