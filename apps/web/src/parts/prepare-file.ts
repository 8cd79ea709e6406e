import type { FileProblem } from '@hostfront/domain/files/check-file'
import { isPicture, typeOfBytes } from '@hostfront/domain/files/file-head'
import { pictureSize } from '@hostfront/domain/files/picture-size'
import { MAX_FILE_BYTES } from '@hostfront/domain/files/stored-file'

/** Pixels of the longer side: a receipt is read well, and no more is needed. */
const LONGEST = 2000
/** What a picture should weigh, in bytes; the qualities are tried until it does. */
const WEIGHT = 300 * 1024
const QUALITIES = [0.85, 0.7, 0.55]
/** Pixels that a phone's browser still takes apart. */
const MOST_PIXELS = 120_000_000
/** A camera writes a preview before the size. */
const HEAD_BYTES = 512 * 1024

export type Prepared =
  | { readonly bytes: Blob; readonly problem: null }
  | { readonly bytes: null; readonly problem: FileProblem }

const refused = (problem: FileProblem): Prepared => ({ bytes: null, problem })

/**
 * What is sent of a file that somebody has chosen. A picture is drawn anew: smaller, and without place, camera and whatever
 * else was written into it. A document goes as it is.
 */
export async function prepareFile(file: Blob): Promise<Prepared> {
  if (file.size === 0) return refused('empty')
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const type = typeOfBytes(head)
  if (type === 'application/pdf') {
    return file.size > MAX_FILE_BYTES ? refused('too-large') : { bytes: file, problem: null }
  }
  if (type && isPicture(type)) {
    const size = pictureSize(head, type)
    if (!size) return refused('damaged')
    if (size.width * size.height > MOST_PIXELS) return refused('too-many-pixels')
    return redraw(file, 'damaged')
  }
  // Some browsers read kinds that the shop does not take, as those of their own phones.
  return file.type.startsWith('image/') ? redraw(file, 'type') : refused('type')
}

async function redraw(file: Blob, problem: FileProblem): Promise<Prepared> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return refused(problem)
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return refused(problem)
  // JPEG knows no transparency, and would make it black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const bytes = await writtenSmall(canvas)
  return bytes ? { bytes, problem: null } : refused(problem)
}

async function writtenSmall(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let smallest: Blob | null = null
  for (const quality of QUALITIES) {
    const written = await write(canvas, quality)
    if (!written) continue
    if (!smallest || written.size < smallest.size) smallest = written
    if (smallest.size <= WEIGHT) break
  }
  return smallest
}

/** As WebP, where the browser writes it: otherwise it answers another kind. */
async function write(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', quality)
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality)
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))
