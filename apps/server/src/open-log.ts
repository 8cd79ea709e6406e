import { HIDDEN_FIELDS } from '@hostfront/backend/hidden-fields'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino, stdSerializers } from 'pino'
import type { LogLevel } from './variables.ts'

const HEADERS = ['headers.cookie', 'headers.authorization', 'headers["set-cookie"]']
const LEFT_OUT = '[Redacted]'
/** Nothing that is logged on purpose lies deeper; what goes round in a circle ends there. */
const MOST_DEPTH = 10

/** The server's log, without secrets and hashes, whatever logs a row: they are left out by name, however deep. */
export const openLog = (level: LogLevel, to?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      redact: HEADERS,
      formatters: { log: shownLine },
      serializers: { err: shownError },
    },
    to,
  )

/** A fault under `err` is left to its serializer, which names its kind. */
const shownLine = (line: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      name === 'err' ? value : shownField(name, value, 1),
    ]),
  )

const shownError = (error: Error): unknown => shown({ ...stdSerializers.err(error) }, 1)

const shownField = (name: string, value: unknown, depth: number): unknown =>
  HIDDEN_FIELDS.has(name) ? LEFT_OUT : shown(value, depth)

function shown(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > MOST_DEPTH) return LEFT_OUT
  if (value instanceof Error) return shown({ ...stdSerializers.err(value) }, depth)
  if (Array.isArray(value)) return value.map((each: unknown) => shown(each, depth + 1))
  // Requests, replies and the like are left to their serializers.
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shownField(name, part, depth + 1)]),
  )
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
