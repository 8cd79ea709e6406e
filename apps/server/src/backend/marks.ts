import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MarkPurpose, Marks } from '@hostfront/backend/context'
import type { ServerKey } from '../keys/server-key.ts'

/** HMAC-SHA-256 under a key of the purpose's own. */
export function createMarks(serverKey: ServerKey): Marks {
  const keys = {
    'device-cookie': serverKey.derive('device-cookie'),
    'reset-link': serverKey.derive('reset-link'),
  } satisfies { [Purpose in MarkPurpose]: Buffer }
  const bytesOf = (purpose: MarkPurpose, text: string): Buffer =>
    createHmac('sha256', keys[purpose]).update(text).digest()
  return {
    make: (purpose, text) => bytesOf(purpose, text).toString('base64url'),
    isRight(purpose, text, mark) {
      const given = Buffer.from(mark, 'base64url')
      const right = bytesOf(purpose, text)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
