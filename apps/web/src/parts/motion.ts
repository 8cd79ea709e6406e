import { useSyncExternalStore } from 'react'

const KEY = 'motion'
const listeners = new Set<() => void>()

/** Whether somebody has paused what moves without end. The head script knows it before the first paint, and CSS goes by it. */
export const isMotionPaused = (): boolean => document.documentElement.dataset.motion === 'paused'

export const useMotionPaused = (): boolean =>
  useSyncExternalStore(subscribe, isMotionPaused, () => false)

export function pauseMotion(isPaused: boolean): void {
  const state = isPaused ? 'paused' : 'running'
  document.documentElement.dataset.motion = state
  try {
    localStorage.setItem(KEY, state)
  } catch {
    // A browser that keeps nothing goes by it until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
