import type { FileType } from './stored-file.ts'

/** What a file begins with; `at`: where it stands, in bytes. */
interface Mark {
  readonly at: number
  readonly bytes: readonly number[]
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const MARKS: { readonly [Type in FileType]: readonly Mark[] } = {
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/png': [{ at: 0, bytes: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] }],
  'image/webp': [
    { at: 0, bytes: ascii('RIFF') },
    { at: 8, bytes: ascii('WEBP') },
  ],
  'application/pdf': [{ at: 0, bytes: ascii('%PDF-') }],
}

/** What a file is, by its first bytes, whatever its name or its sender says; null: nothing that is taken. */
export function typeOfBytes(bytes: Uint8Array): FileType | null {
  const types = Object.keys(MARKS) as FileType[]
  return types.find((type) => MARKS[type].every((mark) => stands(bytes, mark))) ?? null
}

const stands = (bytes: Uint8Array, { at, bytes: mark }: Mark): boolean =>
  mark.every((byte, index) => bytes[at + index] === byte)

/** Whether a type is a picture's: shown as it is, where a document is saved. */
export const isPicture = (type: FileType): boolean => type.startsWith('image/')
