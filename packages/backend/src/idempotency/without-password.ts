/**
 * What distinguishes a request from others under one key. The digest of it is kept, and is quick to make: a password
 * could be guessed from it. So two requests that differ in nothing else are one.
 */
export function withoutPassword(input: unknown): unknown {
  const hasPassword = typeof input === 'object' && input !== null && 'password' in input
  return hasPassword ? { ...input, password: null } : input
}
