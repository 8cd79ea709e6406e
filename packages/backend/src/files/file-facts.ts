import type { FileFacts } from '@hostfront/contract/files'
import type { StoredFile } from '@hostfront/domain/files/stored-file'

/** `isThere`: whether its bytes are. */
export const asFacts = (
  { id, name, type, size, erasedAt }: StoredFile,
  isThere: boolean,
): FileFacts => ({
  id,
  name,
  type,
  size,
  state: erasedAt === null ? (isThere ? 'kept' : 'missing') : 'erased',
})
