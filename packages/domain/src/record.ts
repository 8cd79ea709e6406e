import * as z from 'zod/mini'
import { issue } from './issue.ts'

/** UUIDv7 in new records; the seed's timestamp strings and catalogue slugs stay valid. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T10:15:30.000Z`; sorts as text. */
export const Timestamp = z.iso.datetime({ precision: 3 })

/** A required line or paragraph that a person typed: trimmed, neither empty nor endless. */
export const typedText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, issue('REQUIRED')), z.maxLength(max, issue('TOO_LONG')))
