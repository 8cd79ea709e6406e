/**
 * A simulator of Pterodactyl's and Pelican's APIs for tests and demonstrations, in Node: it answers and refuses as the panel
 * does (its routes, its rules of fields and `dialect.ts` name where that is written), and fails on demand. It starts no
 * servers.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { apiPathOf } from './api-path.ts'
import { writePage } from './page.ts'
import { pressButton } from './page-buttons.ts'
import { type Outcome, type Simulation, type SimulationOptions, simulate } from './simulation.ts'

/** Bytes. */
const BODY_MAX = 1024 * 1024

export interface PanelSimulator extends Simulation {
  /** Without a slash at its end. */
  readonly address: string
  close(): Promise<void>
}

export interface SimulatorOptions extends SimulationOptions {
  /** Where nobody listens yet if left out. */
  readonly port?: number
  readonly host?: string
}

/** Starts a panel; resolves when it listens. Rejects where the port is taken. */
export async function startPanelSimulator(options: SimulatorOptions = {}): Promise<PanelSimulator> {
  const { port = 0, host = '127.0.0.1' } = options
  const simulation = simulate(options)
  const server = createServer((request, response) => {
    answer(simulation, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  return {
    ...simulation,
    address: `http://${host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://panel')
  const method = request.method ?? 'GET'
  const text = await textOf(request)
  const asked = apiPathOf(url.pathname)
  if (asked) {
    const { accept = '', authorization = '' } = request.headers
    send(
      simulation.meet({ ...asked, method, query: url.searchParams, accept, authorization, text }),
      response,
    )
    return
  }
  simulation.settle()
  if (method === 'POST' && url.pathname === '/buttons') {
    pressButton(simulation, new URLSearchParams(text))
    response.writeHead(303, { Location: '/' }).end()
    return
  }
  // Links to single servers lead to the same page.
  const isPage = url.pathname === '/' || url.pathname.startsWith('/server/')
  response
    .writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(isPage ? writePage(simulation, url.pathname.slice('/server/'.length)) : 'Not found')
}

function send(outcome: Outcome, response: ServerResponse): void {
  if (outcome.end === 'drops') {
    response.socket?.destroy()
    return
  }
  const { status, headers, text } = outcome.answered
  if (outcome.end === 'answered') {
    response.writeHead(status, headers).end(text)
    return
  }
  // More is announced than ever comes.
  response.writeHead(status === 204 ? 200 : status, {
    ...headers,
    'Content-Length': text.length + 2,
  })
  response.write(text.slice(0, text.length / 2))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.byteLength
    if (bytes > BODY_MAX) throw new Error('The body is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
