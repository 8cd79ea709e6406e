import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** What a file is, by its first bytes; nothing else is taken. */
export const FileType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
export type FileType = z.infer<typeof FileType>

/** `proof`: shows a payment. `attachment`: goes with a message of a ticket. */
export const FilePurpose = z.enum(['proof', 'attachment'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** 5 MB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
/** 40 megapixels: what a browser can be made to decode. */
export const MAX_PICTURE_PIXELS = 40_000_000
/** Characters. */
export const MAX_FILE_NAME = 120
/** Bytes that a customer's files that are kept may have in all. */
export const MAX_ACCOUNT_BYTES = 50 * 1024 * 1024
/** A file that nothing names after so many hours is deleted. */
export const UNUSED_HOURS = 24

/** A picture or document that somebody sent. Its bytes are kept apart from the rows, under its id. */
export const StoredFile = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Who sent it. */
  userId: Id,
  purpose: FilePurpose,
  /** As its sender called it, without a path. */
  name: z.string().check(z.maxLength(MAX_FILE_NAME)),
  type: FileType,
  /** Bytes. */
  size: z.int().check(z.gte(1), z.lte(MAX_FILE_BYTES)),
  /** SHA-256 of its bytes, hexadecimal: the same picture sent for two payments is found by it. */
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The declaration or ticket that it belongs to; null until one names it. */
  subjectId: z.nullable(Id),
  /** When its bytes were deleted by rule; the row stays. */
  erasedAt: z.nullable(Timestamp),
})
export type StoredFile = z.infer<typeof StoredFile>
