/** What listens for a simulated panel, in Node. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

/** Bytes. */
const BODY_MAX = 1024 * 1024

export interface Heard {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** `stalls`: more is announced than ever comes. */
export type Spoken =
  | {
      readonly end: 'answered' | 'stalls'
      readonly answered: {
        readonly status: number
        /** Beside the status; the usual words by default. */
        readonly reason?: string
        readonly headers: Readonly<Record<string, string>>
        readonly text: string
      }
    }
  | { readonly end: 'drops' }

export interface Listening {
  /** Without a slash at its end. */
  readonly address: string
  close(): Promise<void>
}

export interface Place {
  /** Where nobody listens yet if left out. */
  readonly port?: number
  readonly host?: string
}

/** Resolves when it listens. Rejects where the port is taken. */
export async function startHttp(
  { port = 0, host = '127.0.0.1' }: Place,
  answer: (heard: Heard) => Spoken,
): Promise<Listening> {
  const server = createServer((request, response) => {
    textOf(request)
      .then((text) => {
        const { method = 'GET', url = '/', headers } = request
        speak(answer({ method, url: new URL(url, 'http://panel'), headers, text }), response)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  return {
    address: `http://${host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page for people. */
export const page = (status: number, html: string): Spoken => ({
  end: 'answered',
  answered: { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, text: html },
})

/** Back to the page that a button is on. */
export const backTo = (path: string): Spoken => ({
  end: 'answered',
  answered: { status: 303, headers: { Location: path }, text: '' },
})

function speak(spoken: Spoken, response: ServerResponse): void {
  if (spoken.end === 'drops') {
    response.socket?.destroy()
    return
  }
  const { status, reason, headers, text } = spoken.answered
  if (reason !== undefined) response.statusMessage = reason
  if (spoken.end === 'answered') {
    response.writeHead(status, headers).end(text)
    return
  }
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
