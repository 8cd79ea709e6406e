/** The key in an X.509 certificate and how long it holds, read from its DER by place (RFC 5280, 4.1). */

export interface Certificate {
  /** SubjectPublicKeyInfo, as Web Crypto takes it. */
  readonly key: Uint8Array<ArrayBuffer>
  /** Milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

interface Part {
  readonly tag: number
  /** Of the whole part, of what it holds, and of what comes after it. */
  readonly start: number
  readonly inner: number
  readonly end: number
}

const SEQUENCE = 0x30
const VERSION = 0xa0
const UTC_TIME = 0x17
const GENERALIZED_TIME = 0x18

/** The first certificate of a PEM text; null where there is none. */
export function readCertificate(pem: string): Certificate | null {
  const text = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(
    pem,
  )?.[1]
  if (text === undefined) return null
  try {
    return certificateIn(
      Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0)),
    )
  } catch {
    return null
  }
}

function certificateIn(bytes: Uint8Array<ArrayBuffer>): Certificate | null {
  const whole = partAt(bytes, 0)
  const signed = partAt(bytes, whole.inner)
  const fields = partsIn(bytes, signed)
  const [, , , validity, , key] = fields[0]?.tag === VERSION ? fields.slice(1) : fields
  if (validity?.tag !== SEQUENCE || key?.tag !== SEQUENCE) return null
  const [from, until] = partsIn(bytes, validity).map((part) => timeOf(bytes, part))
  if (from === undefined || until === undefined || Number.isNaN(from + until)) return null
  return { key: bytes.slice(key.start, key.end), from, until }
}

function partsIn(bytes: Uint8Array, { inner, end }: Part): Part[] {
  const parts: Part[] = []
  for (let at = inner; at < end; ) {
    const part = partAt(bytes, at)
    parts.push(part)
    at = part.end
  }
  return parts
}

function partAt(bytes: Uint8Array, start: number): Part {
  const [tag = 0, first = 0] = bytes.slice(start, start + 2)
  const count = first < 0x80 ? 0 : first & 0x7f
  const lengths = bytes.slice(start + 2, start + 2 + count)
  const length = count === 0 ? first : lengths.reduce((sum, byte) => sum * 256 + byte, 0)
  const inner = start + 2 + count
  const end = inner + length
  if (count > 3 || end > bytes.length) throw new RangeError('Not DER')
  return { tag, start, inner, end }
}

function timeOf(bytes: Uint8Array, { tag, inner, end }: Part): number {
  const text = new TextDecoder().decode(bytes.slice(inner, end))
  const short = tag === UTC_TIME ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(short) ?? []
  const isTime = (tag === UTC_TIME || tag === GENERALIZED_TIME) && year !== undefined
  return isTime ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : Number.NaN
}
