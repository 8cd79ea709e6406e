import type { SecretShown } from '@hostfront/domain/secret'
import type { SecretPlace, Secrets } from '../call/context.ts'

const SHOWN = 4
/** Of a shorter secret its end would be a good part. */
const LEAST_LENGTH = 16

/** A secret as it is answered to everybody: when it was set and how it ends. Null: none is set. */
export function secretShown(
  secrets: Secrets,
  place: SecretPlace,
  kept: string | null,
  createdAt: string,
): SecretShown {
  if (kept === null) return null
  const text = secrets.open(place, kept)
  return {
    setAt: secrets.setAtOf(kept) ?? createdAt,
    lastFour: text.length >= LEAST_LENGTH ? text.slice(-SHOWN) : '',
  }
}
