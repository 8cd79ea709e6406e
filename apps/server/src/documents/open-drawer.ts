import type { Sheet } from '@hostfront/documents/sheet/sheet'
import type { Piscina } from 'piscina'
import type { DrawSheet } from './mailed-document.ts'

/** Behind what customers wait for. */
const NICENESS = 10
/** ms without a document, after which the thread and its fonts are let go. */
const IDLE = 60_000

export interface Drawer {
  readonly draw: DrawSheet
  close(): Promise<void>
}

/**
 * Draws documents in a thread of its own, so that nobody's request waits for a file. `script` is draw-sheet.ts
 * as it was built. It starts with the first document: most starts of a server draw none.
 */
export function openDrawer(script: string): Drawer {
  let opening: Promise<Piscina<Sheet, Uint8Array>> | null = null
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina<Sheet, Uint8Array>({
      filename: script,
      name: 'drawSheet',
      maxThreads: 1,
      idleTimeout: IDLE,
      niceIncrement: NICENESS,
    })
  }
  return {
    async draw(sheet) {
      opening ??= open()
      return (await opening).run(sheet)
    },
    close: async () => (await opening)?.destroy(),
  }
}
