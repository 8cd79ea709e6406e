import { nextTurn } from '../ui/next-turn.ts'

/** Fetches scripts together and runs them one after the other, each in a turn of its own. */
export async function runInTurns(files: readonly string[]): Promise<void> {
  for (const file of files) preload(file)
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await nextTurn()
  }
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}
