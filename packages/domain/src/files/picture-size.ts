import type { FileType } from './stored-file.ts'

export interface PictureSize {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/**
 * How large a picture says it is, read from its header alone: nothing is decoded. Null where the header is cut off or is
 * none.
 */
export function pictureSize(
  bytes: Uint8Array,
  type: Exclude<FileType, 'application/pdf'>,
): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = READERS[type](view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

const READERS = { 'image/png': sizeOfPng, 'image/jpeg': sizeOfJpeg, 'image/webp': sizeOfWebp }

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))

const IHDR_LENGTH = 13

/** Its first chunk has to be the header. */
function sizeOfPng(view: DataView): PictureSize | null {
  if (view.byteLength < 8 + 8 + IHDR_LENGTH) return null
  if (view.getUint32(8) !== IHDR_LENGTH || textAt(view, 12) !== 'IHDR') return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers without a length of their own: fill, TEM, restarts, start and end. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
/** SOF0 to SOF15 but DHT, JPG and DAC, which lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** From segment to segment until the one of the frame; what comes after it is the picture itself. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  let at = 2
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else if (isFrame(marker)) {
      if (at + 9 > view.byteLength) return null
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    } else {
      const length = view.getUint16(at + 2)
      if (length < 2) return null
      at += 2 + length
    }
  }
  return null
}

/** Lossy, lossless and extended: each writes it in its own way, from the 20th byte. */
function sizeOfWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null
  switch (textAt(view, 12)) {
    case 'VP8 ':
      // The start code of a key frame.
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return null
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 }
    default:
      return null
  }
}

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
