import type { SecretPlace, Secrets } from '@hostfront/backend/call/context'
import { SEAL_MARK } from '@hostfront/domain/secret'
import { open, seal } from './seal.ts'
import { allKeys, type ServerKey } from './server-key.ts'

/** How secrets of second factors began before: bound to their account, by a key of their own and without its id. */
const EARLIER_MARK = 's1.'
/** 48 bits: enough to distinguish a shop's few keys. */
const ID_LENGTH = 8

/**
 * Sealed by AES-256-GCM as `s2.<key id>.<set at>.<nonce, ciphertext, tag>`. The place in the database and the time are
 * associated data: none of them can be changed, nor the text be put elsewhere.
 */
export function createSecrets(serverKey: ServerKey): Secrets {
  const keys = new Map(allKeys(serverKey).map((key) => [idOf(key), key.derive('secret-seal')]))
  const current = idOf(serverKey)
  const currentStart = `${SEAL_MARK}${current}.`
  const currentKey = serverKey.derive('secret-seal')
  return {
    seal(place, text, setAt) {
      const at = Date.parse(setAt).toString(36)
      return `${currentStart}${at}.${seal(currentKey, text, dataOf(place, at))}`
    },
    open(place, kept, owner = '') {
      if (kept.startsWith(EARLIER_MARK)) return openEarlier(serverKey, kept, owner)
      if (!kept.startsWith(SEAL_MARK)) return kept
      const [, id = '', at = '', sealed = ''] = kept.split('.')
      const key = keys.get(id)
      if (!key) throw new Error('A secret was sealed by a key that is not here')
      return open(key, sealed, dataOf(place, at))
    },
    setAtOf(kept) {
      const [mark, , at = ''] = kept.split('.')
      return `${mark}.` === SEAL_MARK ? new Date(Number.parseInt(at, 36)).toISOString() : null
    },
    isCurrent: (kept) => kept.startsWith(currentStart),
  }
}

const idOf = (key: ServerKey): string =>
  key.derive('key-id').toString('base64url').slice(0, ID_LENGTH)

const dataOf = ({ collection, id, field }: SecretPlace, at: string): string =>
  JSON.stringify([collection, id, field, at])

/** By whichever key it was: such a text does not say. */
function openEarlier(serverKey: ServerKey, kept: string, owner: string): string {
  const sealed = kept.slice(EARLIER_MARK.length)
  for (const key of allKeys(serverKey)) {
    try {
      return open(key.derive('second-factor-seal'), sealed, owner)
    } catch {}
  }
  throw new Error('A secret was sealed by a key that is not here, or for somebody else')
}
