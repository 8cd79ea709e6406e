import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Pixels to a side. */
const SIDE = 8

/** A picture that no other test has sent: the shop tells the team of one that came before. */
export function ownReceipt() {
  const row = () => Buffer.concat([Buffer.of(0), randomBytes(SIDE * 3)])
  const pixels = Buffer.concat(Array.from({ length: SIDE }, row))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(SIDE)
  // 8 bits, colours as they are.
  const header = Buffer.concat([size, size, Buffer.of(8, 2, 0, 0, 0)])
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: 'receipt.png', mimeType: 'image/png', buffer }
}

/** A part of a PNG (RFC 2083, section 3.2). */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
