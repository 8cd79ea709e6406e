/** Public keys of OpenSSH, as a line of `authorized_keys` has them, without options (sshd(8); fields after RFC 4253, 5656, 8709). */

/** How many fields a key of a type has, its name among them. */
const FIELDS: Readonly<Record<string, number>> = {
  'ssh-ed25519': 2,
  'ssh-rsa': 3,
  'ecdsa-sha2-nistp256': 3,
  'ecdsa-sha2-nistp384': 3,
  'ecdsa-sha2-nistp521': 3,
  'sk-ssh-ed25519@openssh.com': 3,
  'sk-ecdsa-sha2-nistp256@openssh.com': 4,
}
/** Bytes of the last field of an Ed25519 key. */
const ED25519 = 32
/** Bytes of the modulus of an RSA key: 2,048 bits. */
const RSA_LEAST = 256

const LINE = /^(\S+) ([A-Za-z0-9+/]+={0,2})(?: (.*))?$/

/** Whether the line is one key that servers take: cut off or pasted together it is none. */
export function isPublicKey(line: string): boolean {
  const [, type = '', blob = '', comment = ''] = LINE.exec(line) ?? []
  const expected = FIELDS[type]
  if (expected === undefined || Object.keys(FIELDS).some((name) => comment.includes(`${name} `))) {
    return false
  }
  const fields = fieldsOf(bytesOf(blob))
  const [name, ...rest] = fields ?? []
  if (!name || fields?.length !== expected || String.fromCharCode(...name) !== type) return false
  if (type === 'ssh-ed25519') return rest[0]?.length === ED25519
  return type !== 'ssh-rsa' || (rest[1]?.length ?? 0) >= RSA_LEAST
}

/** Each is led by its length, in four bytes. Null: the last one is cut off. */
function fieldsOf(bytes: readonly number[]): readonly (readonly number[])[] | null {
  const fields: (readonly number[])[] = []
  for (let at = 0; at < bytes.length; ) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(at, at + 4)
    const end = at + 4 + a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
    if (end > bytes.length) return null
    fields.push(bytes.slice(at + 4, end))
    at = end
  }
  return fields
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function bytesOf(base64: string): readonly number[] {
  const bytes: number[] = []
  let bits = 0
  let count = 0
  for (const character of base64.replace(/=+$/, '')) {
    bits = ((bits << 6) | ALPHABET.indexOf(character)) & 0xffffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 0xff)
  }
  return bytes
}
