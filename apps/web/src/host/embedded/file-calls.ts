import type { Backend, CallHost } from '@hostfront/backend/call/context'
import { openFile as openStored } from '@hostfront/backend/files/open-file'
import { storeFile } from '@hostfront/backend/files/store-file'
import type { FileFacts } from '@hostfront/contract/files'
import type { FileToSend } from '../host.ts'

/** Hands a file to the shop in this page. */
export async function sendFile(
  context: Backend & CallHost,
  { purpose, name, bytes, onProgress, signal }: FileToSend,
): Promise<FileFacts> {
  const file = await storeFile(context, {
    purpose,
    name,
    bytes: new Uint8Array(await bytes.arrayBuffer()),
  })
  signal?.throwIfAborted()
  onProgress?.(1)
  return file
}

export async function openFile(context: Backend & CallHost, id: string): Promise<Blob> {
  const { type, bytes } = await openStored(context, id)
  return new Blob([Uint8Array.from(bytes)], { type })
}
