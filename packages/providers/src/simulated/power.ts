/** What runs on the simulated panel: nothing does, so it is what was pressed last, as long as the page or process lives. */
import type { PowerSignal, Usage } from '@hostfront/domain/provisioning/seen'
import { keyNumber } from './key-number.ts'

interface Pressed {
  readonly isRunning: boolean
  /** ms. */
  readonly at: number
}

const pressed = new Map<string, Pressed>()

/** ms. */
const START = 3000

/** `now` in ms. To start what runs changes nothing, nor does to stop what stands. */
export function press(key: string, signal: PowerSignal, now: number): void {
  const isRunning = signal !== 'stop'
  const was = pressed.get(key)?.isRunning ?? true
  if (signal === 'restart' || isRunning !== was) pressed.set(key, { isRunning, at: now })
}

/** Made anew, suspended or removed: what was pressed is of no account any more. */
export function forget(key: string): void {
  pressed.delete(key)
}

const MIB = 1024 ** 2
const STOPPED: Usage = { state: 'stopped', cpuPercent: 0, memory: 0, disk: 0, uptimeSeconds: 0 }

const WEEK = 7 * 24 * 3_600_000

/** The same at the same time for the same key. In ms: now, and since when it runs if nothing was pressed; null: unknown. */
export function usageOf(key: string, since: number | null, now: number): Usage {
  const last = pressed.get(key)
  if (last && !last.isRunning) return STOPPED
  // Of unknown age: started anew once a week, each at a time of its own.
  const start = last?.at ?? since ?? now - ((now + keyNumber(key, WEEK)) % WEEK)
  const age = Math.max(0, now - start)
  const busy = wave(now, 240_000, keyNumber(key, 240_000)) * wave(now, 35_000, 0)
  return {
    state: last && age < START ? 'starting' : 'running',
    cpuPercent: Math.round(10 * (2 + 60 * busy)) / 10,
    memory: Math.round(MIB * (300 + keyNumber(key, 400) + 200 * busy)),
    disk: MIB * (700 + keyNumber(key, 1500)),
    uptimeSeconds: Math.floor(age / 1000),
  }
}

/** In [0, 1], once up and down in `length` ms. */
const wave = (now: number, length: number, shift: number): number =>
  (1 + Math.sin(((now + shift) / length) * 2 * Math.PI)) / 2
