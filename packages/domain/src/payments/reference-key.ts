/** A folded text can be longer than the one it is of. */
const MOST = 200

/**
 * By what two references name one transfer: people copy them in capitals or not, at any width, with spaces, dots and dashes
 * or without. One of signs alone is taken as it is.
 */
export function referenceKey(reference: string): string {
  const folded = reference.normalize('NFKC').toLowerCase()
  const letters = folded.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return (letters || folded.trim()).slice(0, MOST)
}
