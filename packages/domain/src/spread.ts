/** The same number for the same text, in [0, 2^32), spread evenly (FNV-1a). No secret may rest on it. */
export function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return hash
}
