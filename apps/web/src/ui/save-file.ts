/** Hands a text, or bytes, to the person as a file, without any server. `type` is its media type. */
export function saveFile(content: string | Blob, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; freeing at once would cut it off in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** `hostfront-shop-2026-11-21.json`. */
export const fileName = (what: string, ending = 'json'): string =>
  `hostfront-${what}-${new Date().toISOString().slice(0, 10)}.${ending}`
