import type { FileFacts } from '@hostfront/contract/files'
import { ORPCError } from '@orpc/client'
import type { FileToSend } from '../host.ts'
import { Unreachable } from '../unreachable.ts'

const PLACE = '/api/files'
/** A file of 5 MB takes its time on a slow line. */
const PATIENCE_MS = 120_000

/** Sends a file as it is. Not by `fetch`, which does not say how much has gone. */
export function sendFile({
  purpose,
  name,
  bytes,
  onProgress,
  signal,
}: FileToSend): Promise<FileFacts> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${PLACE}?${new URLSearchParams({ purpose, name })}`)
    request.timeout = PATIENCE_MS
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1)
    request.onload = () => {
      const answer = readAnswer(request.responseText)
      // The server writes what the contract of files says.
      if (request.status === 200 && answer) resolve(answer as unknown as FileFacts)
      else reject(refusalOf(request.status, answer))
    }
    // What has arrived and was not confirmed is named by nothing, and deleted.
    const lost = () => reject(new Unreachable(false))
    request.onerror = lost
    request.ontimeout = lost
    request.onabort = () => reject(new DOMException('Not wanted any more', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bytes)
  })
}

export async function openFile(id: string): Promise<Blob> {
  const response = await ask(`${PLACE}/${encodeURIComponent(id)}`)
  if (response.ok) return response.blob()
  throw refusalOf(response.status, readAnswer(await response.text()))
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (cause) {
    throw new Unreachable(false, cause)
  }
}

interface Answer {
  readonly code?: unknown
  readonly defined?: unknown
  readonly message?: unknown
  readonly data?: unknown
}

function readAnswer(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' ? answer : null
  } catch {
    return null
  }
}

/** As the procedures answer it; what is not the shop's own has come from something in front of it. */
function refusalOf(status: number, answer: Answer | null): Error {
  if (typeof answer?.code !== 'string') {
    return status === 413
      ? new ORPCError('FILE_REFUSED', {
          defined: true,
          status: 422,
          data: { problem: 'too-large' },
        })
      : new Unreachable(false)
  }
  return new ORPCError(answer.code, {
    defined: answer.defined === true,
    status,
    message: String(answer.message ?? ''),
    data: answer.data,
  })
}
