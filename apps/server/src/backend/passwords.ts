import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '@hostfront/backend/call/context'
import { hash as argon2, verify as verifyArgon2 } from '@node-rs/argon2'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

/** OWASP's least: about 10 ms and 19 MiB for each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const TODAY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** A hash that came in with a document may ask for any amount of work; beyond this it verifies nothing. */
const MOST_ARGON2 = { memoryCost: 65_536, timeCost: 10, parallelism: 4 }
const MOST_ROUNDS = 2_000_000

const derive = promisify(pbkdf2)

/**
 * New passwords by argon2id. Those of the embedded edition (`$pbkdf2-sha256$i=600000$<salt>$<hash>`) stay valid;
 * they count as stale. All of it waits in `queue`, the check of hashes as well as their making.
 */
export function createPasswords(queue: HashQueue = createHashQueue()): Passwords {
  return {
    hash: (password) => queue.run(() => argon2(password.normalize('NFKC'), COST)),
    async verify(password, stored) {
      const text = password.normalize('NFKC')
      if (stored.startsWith('$argon2id$')) {
        return (
          isAffordable(stored) && queue.run(() => verifyArgon2(stored, text).catch(() => false))
        )
      }
      if (stored.startsWith('$pbkdf2-sha256$')) return queue.run(() => verifyPbkdf2(stored, text))
      return false
    },
    isStale: (stored) => !stored.startsWith(TODAY),
  }
}

function isAffordable(stored: string): boolean {
  const [memory, time, parallelism] =
    /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$/.exec(stored)?.slice(1).map(Number) ??
    []
  return (
    memory !== undefined &&
    time !== undefined &&
    parallelism !== undefined &&
    memory <= MOST_ARGON2.memoryCost &&
    time <= MOST_ARGON2.timeCost &&
    parallelism <= MOST_ARGON2.parallelism
  )
}

async function verifyPbkdf2(stored: string, password: string): Promise<boolean> {
  const [, , parameters, salt, hash] = stored.split('$')
  const rounds = Number(/^i=(\d{1,8})$/.exec(parameters ?? '')?.[1])
  if (!rounds || rounds > MOST_ROUNDS || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64')
  if (expected.length === 0) return false
  const made = await derive(
    password,
    Buffer.from(salt, 'base64'),
    rounds,
    expected.length,
    'sha256',
  )
  return timingSafeEqual(made, expected)
}
