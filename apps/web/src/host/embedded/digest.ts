/** SHA-256 of a text in hexadecimal. Where the browser withholds its cryptography (plain http), in plain code. */
export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
