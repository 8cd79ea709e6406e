/** The same number for the same text, in [0, 2^32), spread evenly (FNV-1a). No secret may rest on it. */
export function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash
}
