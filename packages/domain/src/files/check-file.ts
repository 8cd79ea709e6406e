import { allow, type Result, refuse } from '../result.ts'
import { typeOfBytes } from './file-head.ts'
import { pictureSize } from './picture-size.ts'
import { safeName } from './safe-name.ts'
import { type FileType, MAX_FILE_BYTES, MAX_PICTURE_PIXELS } from './stored-file.ts'

/** Why a file is not taken. `damaged`: it begins like a picture, and does not say how large it is. */
export type FileProblem = 'empty' | 'too-large' | 'type' | 'damaged' | 'too-many-pixels'

/** What a file is and is called, once it may be kept. Looks at no more than its head. */
export function checkFile(
  bytes: Uint8Array,
  name: string,
): Result<{ readonly type: FileType; readonly name: string }, FileProblem> {
  if (bytes.length === 0) return refuse('empty')
  if (bytes.length > MAX_FILE_BYTES) return refuse('too-large')
  const type = typeOfBytes(bytes)
  if (type === null) return refuse('type')
  if (type !== 'application/pdf') {
    const size = pictureSize(bytes, type)
    if (!size) return refuse('damaged')
    if (size.width * size.height > MAX_PICTURE_PIXELS) return refuse('too-many-pixels')
  }
  return allow({ type, name: safeName(name, type) })
}
