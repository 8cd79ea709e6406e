import type { Backend, Passwords } from '../call/context.ts'

const decoys = new WeakMap<Passwords, Promise<string>>()

/**
 * The hash of a password that nobody knows, to check passwords of unknown addresses against: they take as long
 * as the others. Made at the first login of the process, no matter whose it is.
 */
export async function decoyHash({
  passwords,
  newSecret,
}: Pick<Backend, 'passwords' | 'newSecret'>): Promise<string> {
  let decoy = decoys.get(passwords)
  if (!decoy) {
    decoy = passwords.hash(newSecret())
    decoys.set(passwords, decoy)
    // One that failed is not kept.
    decoy.catch(() => decoys.delete(passwords))
  }
  return decoy
}
