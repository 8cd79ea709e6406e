import { unzlibSync } from 'fflate'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

interface Table {
  /** Tag, checksum and length as the font has them. */
  readonly tag: number
  readonly checksum: number
  readonly bytes: Uint8Array
}

/**
 * A WOFF file (https://www.w3.org/TR/WOFF/) as the font that is packed in it. Read as it is, its tables would be unpacked
 * anew for every letter that is taken out of them: ten times as long.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF file')
  const tables = Array.from({ length: view.getUint16(12) }, (_, at) =>
    tableAt(view, woff, HEADER + at * ENTRY),
  )
  return sfntOf(view.getUint32(4), tables)
}

function tableAt(view: DataView, woff: Uint8Array, at: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(at + field))
  const bytes = woff.subarray(offset ?? 0, (offset ?? 0) + (packed ?? 0))
  return {
    tag: view.getUint32(at),
    checksum: view.getUint32(at + 16),
    bytes: packed === length ? bytes : unzlibSync(bytes),
  }
}

function sfntOf(flavour: number, tables: readonly Table[]): Uint8Array {
  const begin = SFNT_HEADER + tables.length * SFNT_ENTRY
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), begin)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  let offset = begin
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY
    const fields = [tag, checksum, offset, bytes.length]
    for (const [place, field] of fields.entries()) view.setUint32(entry + place * 4, field)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return font
}

/** Tables begin at multiples of four. */
const padded = (length: number): number => Math.ceil(length / 4) * 4
