import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)
/** Bytes; smaller ones are not worth packing. */
const PACKED_FROM = 1024

/** An answer that is the same for everybody: written and packed once, not for each who asks. */
export interface JsonBody {
  readonly plain: Buffer
  readonly packed: Buffer | null
}

export async function makeJsonBody(value: unknown): Promise<JsonBody> {
  const plain = Buffer.from(JSON.stringify(value))
  return { plain, packed: plain.length < PACKED_FROM ? null : await pack(plain) }
}

export function sendJsonBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed }: JsonBody,
): FastifyReply {
  const isPacked = packed !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  if (isPacked) reply.header('content-encoding', 'gzip')
  return reply.send(isPacked ? packed : plain)
}
