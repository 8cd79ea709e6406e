/** Writes to `address` in the person's own mail program; a reply carries the subject it answers. */
export function mailTo(address: string, subject?: string): string {
  // The at sign may be in such a link as it is, and is read more easily so.
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
  return subject === undefined ? to : `${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
