/** `path`, remembering where the person wanted to go. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
