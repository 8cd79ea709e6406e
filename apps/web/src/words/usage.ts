/** What is said of a server while it runs. */
import type { PowerSignal, Usage } from '@hostfront/domain/provisioning/seen'
import type { BadgeTone } from '../ui/badge.tsx'

export const SIGNAL_NAMES: Readonly<Record<PowerSignal, string>> = {
  start: 'Start',
  stop: 'Stop',
  restart: 'Restart',
}

export const USAGE_STATES: Readonly<Record<Usage['state'], readonly [string, BadgeTone]>> = {
  running: ['Running', 'ok'],
  starting: ['Starting', 'info'],
  stopping: ['Stopping', 'warn'],
  stopped: ['Stopped', 'neutral'],
}

/** What runs is not started, and what stands not stopped; null: nobody knows. */
export const makesSense = (signal: PowerSignal, state: Usage['state'] | null): boolean =>
  state === null || (signal === 'start') === (state === 'stopped')

const STEP = 1024
const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const

/** `0 B`, `512 MiB`, `1.5 GiB`. */
export function bytesWords(bytes: number): string {
  const steps = bytes < STEP ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP))
  const unit = Math.min(steps, UNITS.length - 1)
  const amount = bytes / STEP ** unit
  return `${amount < 10 && unit > 0 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[unit]}`
}
