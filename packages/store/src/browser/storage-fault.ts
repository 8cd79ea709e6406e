import { StoreError } from '../port.ts'
import type { StorageNotice } from './health.ts'

/** What the browser said about a write, as the port's error and as the notice that a person sees. */
export function storageFault(error: unknown): { error: StoreError; notice: StorageNotice } {
  const name = error instanceof Error || error instanceof DOMException ? error.name : 'unknown'
  return name === 'QuotaExceededError'
    ? { error: new StoreError('quota', 'storage', { cause: error }), notice: 'full' }
    : { error: new StoreError('unavailable', name, { cause: error }), notice: 'write-failed' }
}

/** The connection was closed under us: nothing was written, and another connection may do. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
