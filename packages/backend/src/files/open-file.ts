import type { StoredFile } from '@hostfront/domain/files/stored-file'
import { admittedCall } from '../access/admitted-call.ts'
import type { Backend, CallHost } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { readableFiles } from './readable-files.ts'
import { refuseTeamWithoutFactor } from './refuse-team-without-factor.ts'

export interface OpenedFile extends Pick<StoredFile, 'name' | 'type'> {
  readonly bytes: Uint8Array
}

/** A file with its bytes. One that the caller may not read, whose bytes are gone or that never was: NOT_FOUND. */
export const openFile = (host: Backend & CallHost, id: string): Promise<OpenedFile> =>
  admittedCall('files.read', host, async (call) => {
    const found = await call.store.read((tx) => readableFiles(tx, call.actor, [id]))
    await refuseTeamWithoutFactor(call, found.values())
    const file = found.get(id)
    const bytes = file?.erasedAt === null ? await call.files.get(id) : null
    if (!file || !bytes) throw refused('NOT_FOUND')
    return { name: file.name, type: file.type, bytes }
  })
