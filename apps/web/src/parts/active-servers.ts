import { useSyncExternalStore } from 'react'
import { isMotionPaused } from './motion.ts'

/** The seed's counter is decoration: it starts at 2458 and grows by 0 to 2 every 5 s while it is shown and nothing is paused. */
const START = 2458
const STEP_MS = 5000

let count = START
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

export function useActiveServers(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => START,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(grow, STEP_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function grow(): void {
  if (isMotionPaused()) return
  count += Math.floor(Math.random() * 3)
  for (const listener of listeners) listener()
}
