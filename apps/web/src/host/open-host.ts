import { nextTurn } from '../ui/next-turn.ts'
import type { Host } from './host.ts'
import { loadPart } from './load-part.ts'
import { runInTurns } from './run-in-turns.ts'

let opening: Promise<Host> | undefined

/**
 * The shop behind the interface, opened once. It is loaded apart from the pages,
 * so that a page paints before the shop has opened.
 */
export function openHost(): Promise<Host> {
  opening ??= loadPart(async () => {
    await runInTurns(document.getElementById('root')?.dataset.shop?.split(' ') ?? [])
    return import('#host')
  })
    .then((edition) => edition.openHost())
    .then(async (host) => {
      // Whoever waits for it has something to do then.
      await nextTurn()
      return host
    })
    .catch((fault: unknown) => {
      // The next one who asks tries again.
      opening = undefined
      throw fault
    })
  return opening
}
