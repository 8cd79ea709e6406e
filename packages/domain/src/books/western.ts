/** Bytes of windows-1252, which DATEV reads. */

/** What stands at 0x80 to 0x9f; five places are empty. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A letter that is not there loses its marks; what is not there at all becomes a question mark. */
export function westernBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const character of text) bytes.push(byteOf(character) ?? plainByte(character))
  return new Uint8Array(bytes)
}

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const upper = UPPER.indexOf(character)
  return upper === -1 ? null : 0x80 + upper
}

const plainByte = (character: string): number => {
  const [plain = '?'] = character.normalize('NFKD')
  return byteOf(plain) ?? '?'.charCodeAt(0)
}
