import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasLongBody } from './long-bodies.ts'
import { routeName } from './route-name.ts'

/** A body has to be there so long after somebody began to read it. */
const BODY_MS = 10_000
/** What has to come each time so long has passed, of a body that may take longer: a whole shop, a file. */
const LEAST_BYTES = 256 * 1024

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Cuts off who sends a body so slowly that it cannot be meant: it would hold a connection for nothing. */
export function limitSlowBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // What is injected has come already, and on no connection.
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return
    // Nobody reads before the caller is let in: what waits for the database is not late.
    raw.once('resume', () => startClock(request, reply, bodyMs))
  })
}

function startClock(request: FastifyRequest, reply: FastifyReply, bodyMs: number): void {
  const { raw } = request
  const isLong = hasLongBody(request)
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket
    if (isLong && bytesRead - before >= LEAST_BYTES) before = bytesRead
    else cutOff(request, reply)
  }, bodyMs)
  timer.unref()
  const stop = () => clearInterval(timer)
  for (const event of ['end', 'close', 'error']) raw.once(event, stop)
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw
  request.log.info({ route: routeName(request), status: 408, address: request.ip }, 'cut off')
  if (!reply.raw.headersSent) socket.write(TOO_SLOW)
  socket.destroySoon()
}
