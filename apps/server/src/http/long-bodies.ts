import type { FastifyRequest } from 'fastify'
import { IMPORT } from './admit-request.ts'

export const FILES = '/api/files'

/** Whether a body may be larger, and come for longer, than what procedures take: a whole shop, or a file. */
export const hasLongBody = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === FILES || url?.endsWith(IMPORT) === true
