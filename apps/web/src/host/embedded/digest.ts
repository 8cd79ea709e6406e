let last: { readonly text: string; readonly hash: string } | null = null

/**
 * SHA-256 of a text in hexadecimal. The last one is remembered: every call of the shop asks for that of the session's
 * token, and the browser's cryptography answers only after whatever else the page has to do.
 */
export async function digest(text: string): Promise<string> {
  if (last?.text === text) return last.hash
  const hash = await sha256(text)
  last = { text, hash }
  return hash
}

const sha256 = (text: string): Promise<string> => digestBytes(new TextEncoder().encode(text))

/** SHA-256 in hexadecimal. Where the browser withholds its cryptography (plain http), in plain code. */
export async function digestBytes(bytes: Uint8Array): Promise<string> {
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
