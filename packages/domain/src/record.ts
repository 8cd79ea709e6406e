import * as z from 'zod/mini'
import { issue } from './issue.ts'

/**
 * Control characters and halves of surrogate pairs, the newline and the tab excepted; and what turns the direction of
 * the text after it, with which one name is made to look like another (U+202E and its kind).
 */
const UNTYPED = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/**
 * The text without what nobody types and not every database can hold: NUL and other control characters, halves
 * of characters, and turns of direction. Newlines and tabs stay.
 */
export const cleanText = (text: string): string => text.replace(UNTYPED, '')

/** UUIDv7 in new records; the seed's timestamp strings and catalogue slugs stay valid. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T10:15:30.000Z`; sorts as text. */
export const Timestamp = z.iso.datetime({ precision: 3 })

/** Something that is seen: not only spaces, and characters of no width or shape (U+200B, U+2060, U+3164, U+2800 and their kind). */
const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A required line or paragraph that a person typed: cleaned, trimmed, neither empty to the eye nor endless. */
export const typedText = (max: number) =>
  z.string().check(
    z.overwrite(cleanText),
    z.trim(),
    z.minLength(1, { ...issue('REQUIRED'), abort: true }),
    z.refine((text) => SEEN.test(text), issue('REQUIRED')),
    z.maxLength(max, issue('TOO_LONG', max)),
  )

/** The same where nothing has to be typed. */
export const optionalText = (max: number) =>
  z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(max, issue('TOO_LONG', max)))

/** The same for what is on one line, a name or a title: pasted line breaks and tabs become spaces. */
export const optionalLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => cleanText(text).replace(/\s*[\n\t\u2028\u2029]+\s*/g, ' ')),
    z.trim(),
    z.maxLength(max, issue('TOO_LONG', max)),
  )
