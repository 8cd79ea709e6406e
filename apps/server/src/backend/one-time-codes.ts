import { randomBytes } from 'node:crypto'
import type { OneTimeCodes } from '@hostfront/backend/call/context'
import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** A telephone's clock may be off by a step, and typing takes its time. */
const STEPS_BESIDE = [-1, 0, 1]

/** What authenticator apps understand: SHA-1, six digits, steps of 30 seconds. */
export function createOneTimeCodes(): OneTimeCodes {
  return {
    newSecret: () => encodeBase32UpperCaseNoPadding(randomBytes(SECRET_BYTES)),
    address: (secret, account, issuer) =>
      createTOTPKeyURI(issuer, account, decodeBase32IgnorePadding(secret), STEP_SECONDS, DIGITS),
    stepOf(secret, code, now) {
      const key = decodeBase32IgnorePadding(secret)
      const current = Math.floor(Date.parse(now) / (STEP_SECONDS * 1000))
      // All are compared, each in constant time, so that timing does not reveal which was near.
      const matches = STEPS_BESIDE.map((beside) => current + beside).filter((step) =>
        verifyHOTP(key, BigInt(step), DIGITS, code),
      )
      return matches[0] ?? null
    },
  }
}
