import * as z from 'zod/mini'
import { spread } from '../spread.ts'
import type { Drift } from './drift.ts'

/** By which a difference is known again as long as both sides of it stay as they are. */
export const DriftMark = z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}]+$/u))

/** The same for the same difference; another one when anything has changed of what differs. */
export function markOf({ kind, expected, server }: Drift): string {
  const sides = [
    expected?.key,
    expected?.desired,
    expected?.ownerEmail?.toLowerCase(),
    expected?.memoryMiB,
    expected?.diskMiB,
    expected?.cpuPercent,
    server?.key,
    server?.state,
    server?.ownerEmail?.toLowerCase(),
    server?.memoryMiB,
    server?.diskMiB,
    server?.cpuPercent,
    server?.address,
  ]
  // Hashed, for addresses of people are no part of a panel's row.
  const hash = spread(JSON.stringify(sides)).toString(16)
  return `${kind} ${expected?.instanceId ?? ''} ${server?.remoteId ?? ''} ${hash}`
}
