import { type FileType, MAX_FILE_NAME } from './stored-file.ts'

const ENDINGS: { readonly [Type in FileType]: readonly [string, ...string[]] } = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/**
 * The name under which a file is shown and saved: without a path, without what turns the direction of writing or is not
 * seen, and with an ending of its type, so that nothing else is opened by a double click.
 */
export function safeName(name: string, type: FileType): string {
  const [ending] = ENDINGS[type]
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const given = ENDINGS[type].find((each) => plain.toLowerCase().endsWith(each))
  const stem = (given ? plain.slice(0, -given.length) : plain).replace(/[. ]+$/, '')
  return `${cut(stem || 'file', MAX_FILE_NAME - ending.length)}${given ?? ending}`
}

/** At most `most` UTF-16 units, no letter cut in two. */
function cut(text: string, most: number): string {
  let kept = ''
  for (const letter of text) {
    if (kept.length + letter.length > most) break
    kept += letter
  }
  return kept
}
