/** Bytes of files: the one thing that goes past the contract's procedures. Who may is decided by the same check. */
import { admittedCall } from '@hostfront/backend/access/admitted-call'
import type { Backend } from '@hostfront/backend/call/context'
import { openFile } from '@hostfront/backend/files/open-file'
import { storeFile } from '@hostfront/backend/files/store-file'
import { isPicture } from '@hostfront/domain/files/file-head'
import { FilePurpose, MAX_FILE_BYTES } from '@hostfront/domain/files/stored-file'
import { Id } from '@hostfront/domain/record'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { lengthOf } from './admit-request.ts'
import { badRequest, sendError } from './api-error.ts'
import { callHostOf } from './call-host.ts'
import { FILES } from './long-bodies.ts'
import type { SessionCookie } from './session-cookie.ts'
import { takeSlot } from './upload-slots.ts'

/** No form of another site sends it without asking first, and nothing reads it as something else. */
const BYTES = 'application/octet-stream'

const Query = z.object({
  purpose: FilePurpose,
  name: z.string().check(z.maxLength(1000)),
})

interface FileRoutes {
  readonly backend: Backend
  readonly cookie: SessionCookie
}

/** `POST /api/files?purpose=&name=` takes one, `GET /api/files/:id` gives it. */
export function routeFiles(app: FastifyInstance, { backend, cookie }: FileRoutes): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const hostOf = (request: FastifyRequest, reply: FastifyReply) => ({
    ...backend,
    ...callHostOf(cookie, request, reply),
  })

  app.post(FILES, {
    bodyLimit: MAX_FILE_BYTES,
    // Who sends it, and how much, is known before any of it is read.
    onRequest: async (request, reply) => {
      if (announced(request) > MAX_FILE_BYTES) {
        return sendError(request, reply, TOO_LARGE)
      }
      await admittedCall('files.send', hostOf(request, reply), async () => undefined)
      if (!takeSlot(request, reply)) return sendError(request, reply, { status: 503, code: 'BUSY' })
    },
    handler: async (request, reply) => {
      const query = Query.safeParse(request.query)
      if (!query.success) throw badRequest('Say what the file is for and how it is called.')
      const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      return storeFile(hostOf(request, reply), { ...query.data, bytes })
    },
  })

  app.get<{ Params: { id: string } }>(`${FILES}/:id`, {
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const id = Id.safeParse(request.params.id)
      if (!id.success) return sendError(request, reply, { status: 404 })
      const { name, type, bytes } = await openFile(hostOf(request, reply), id.data)
      const how = isPicture(type) ? 'inline' : 'attachment'
      return reply
        .headers({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'content-disposition': `${how}; filename*=UTF-8''${encodeName(name)}`,
          // Should it be shown by itself, it is a page that may do nothing, of no origin.
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    },
  })
}

const TOO_LARGE = { status: 422, code: 'FILE_REFUSED', data: { problem: 'too-large' } } as const

/** Bytes; 0 where they are sent without saying how many: then they are counted as they come. */
const announced = (request: FastifyRequest): number => {
  const length = lengthOf(request)
  return Number.isFinite(length) ? length : 0
}

/** What RFC 5987 leaves as it is; `encodeURIComponent` leaves a little more. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
