import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord } from './raw-records.ts'

/** Who has suspended a service was read from its times until version 5: within its paid time it was the team. */
export function withSuspensions(document: RawDocument): RawDocument {
  const { userServices } = document
  if (userServices === undefined) return document
  return {
    ...document,
    userServices: eachRecord(userServices, (service) => ({
      suspendedByHand: wasSuspendedByHand(service),
      suspensionReason: null,
      keepUntil: null,
      ...service,
    })),
  }
}

const wasSuspendedByHand = ({ status, suspendedAt, expiresAt }: RawRecord): boolean =>
  status === 'suspended' &&
  typeof suspendedAt === 'string' &&
  typeof expiresAt === 'string' &&
  suspendedAt < expiresAt
