import type { IncomingMessage } from 'node:http'

/** Bytes. A caller who sends more than this on top of what was refused is cut off. */
const MOST = 128 * 1024 * 1024

/**
 * Reads on what is still being sent of a request, and keeps nothing of it. Most clients read no answer before they have
 * sent all: were the connection closed at once, they would learn nothing but that it broke.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const hasBody = encoding !== undefined || Number(length) > 0
  if (!hasBody || Number(length) > MOST || request.readableEnded || request.destroyed) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    let discarded = 0
    request.on('data', (chunk: Buffer) => {
      discarded += chunk.length
      if (discarded > MOST) resolve()
    })
    for (const event of ['end', 'error', 'close']) request.once(event, () => resolve())
    request.resume()
  })
}
