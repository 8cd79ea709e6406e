import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MarkPurpose, Marks } from '@hostfront/backend/call/context'
import type { ServerKey } from '../keys/server-key.ts'

/** HMAC-SHA-256 under a key of the purpose's own. What an earlier key has marked is right as well. */
export function createMarks(serverKey: ServerKey): Marks {
  const current = keysOf(serverKey)
  const all = [current, ...serverKey.earlier.map(keysOf)]
  return {
    make: (purpose, text) => bytesOf(current[purpose], text).toString('base64url'),
    isRight(purpose, text, mark) {
      const given = Buffer.from(mark, 'base64url')
      return all.some((keys) => {
        const right = bytesOf(keys[purpose], text)
        return given.length === right.length && timingSafeEqual(given, right)
      })
    },
  }
}

const keysOf = (key: ServerKey) =>
  ({
    'device-cookie': key.derive('device-cookie'),
    'reset-link': key.derive('reset-link'),
  }) satisfies { [Purpose in MarkPurpose]: Buffer }

const bytesOf = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()
