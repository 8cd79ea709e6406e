import { randomBytes } from 'node:crypto'
import type { OneTimeCodes } from '@hostfront/backend/context'
import { isSealed, SEAL_MARK } from '@hostfront/domain/accounts/second-factor'
import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp'
import { open, seal } from '../keys/seal.ts'
import type { ServerKey } from '../keys/server-key.ts'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** A telephone's clock may be off by a step, and typing takes its time. */
const STEPS_BESIDE = [-1, 0, 1]

/** What authenticator apps understand: SHA-1, six digits, steps of 30 seconds. Secrets are kept sealed by a key of the server's. */
export function createOneTimeCodes(serverKey: ServerKey): OneTimeCodes {
  const key = serverKey.derive('second-factor-seal')
  return {
    newSecret: () => encodeBase32UpperCaseNoPadding(randomBytes(SECRET_BYTES)),
    address: (secret, account, issuer) =>
      createTOTPKeyURI(issuer, account, decodeBase32IgnorePadding(secret), STEP_SECONDS, DIGITS),
    stepOf(secret, code, now) {
      const key = decodeBase32IgnorePadding(secret)
      const current = Math.floor(Date.parse(now) / (STEP_SECONDS * 1000))
      // All are compared, each in constant time, so that time does not tell which was near.
      const matches = STEPS_BESIDE.map((beside) => current + beside).filter((step) =>
        verifyHOTP(key, BigInt(step), DIGITS, code),
      )
      return matches[0] ?? null
    },
    seal: (secret, userId) => `${SEAL_MARK}${seal(key, secret, userId)}`,
    open: ({ secret, userId }) =>
      isSealed({ secret }) ? open(key, secret.slice(SEAL_MARK.length), userId) : secret,
  }
}
