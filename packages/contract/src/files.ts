import { StoredFile } from '@hostfront/domain/files/stored-file'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** `erased`: its time was over, or its account is gone. `missing`: it did not come along when the shop moved. */
export const FileState = z.enum(['kept', 'erased', 'missing'])
export type FileState = z.infer<typeof FileState>

/** A file without its bytes, as whoever may read it is told of it. */
export const FileFacts = z.extend(
  z.pick(StoredFile, { id: true, name: true, type: true, size: true }),
  {
    state: FileState,
  },
)
export type FileFacts = z.infer<typeof FileFacts>

/** Bytes do not go through procedures: the server takes and gives them at /api/files, the page hands them over. */
export const files = {
  /** Those of `ids` that the caller may read, in that order; the others do not exist for them. */
  read: procedure('files.read', [], {
    reads: ['files', 'tickets', 'declarations', 'settings', 'secondFactors'],
  })
    .input(z.object({ ids: z.array(Id).check(z.maxLength(50)) }))
    .output(z.array(FileFacts)),
  /** Takes back a file of the caller that nothing names yet; one that is not there, or is named, stays as it is. */
  remove: procedure('files.send')
    .input(z.object({ id: Id }))
    .output(Done),
}
