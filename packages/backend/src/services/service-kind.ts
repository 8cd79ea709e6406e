/** Services as a kind of what is sold by time. */
import { addDays } from '@hostfront/domain/add-days'
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { hasPaidTimeBegun } from '@hostfront/domain/provisioning/given-back'
import { dueStep } from '@hostfront/domain/services/due-step'
import { canRenew, endOfCycle, quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { serviceLoss } from '@hostfront/domain/services/service-loss'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { drain } from '../call/drain.ts'
import { refused } from '../call/refused.ts'
import type { RenewalKind } from '../renewals/renewal-kind.ts'
import { extendService } from './extend-service.ts'
import { suspendService } from './suspend-service.ts'
import { tellOfEnd } from './tell-of-end.ts'
import { terminateService } from './terminate-service.ts'
import { usualMethod } from './usual-method.ts'
import { takeEffect } from './waiting-change.ts'

export const serviceKind: RenewalKind<Service, typeof SERVICE> = {
  kind: SERVICE,
  collection: 'services',
  read: (tx, id) => tx.services.get(id),
  lock: (tx, id) => tx.services.get(id, { lock: true }),
  setAutoRenew: (tx, id, autoRenew) => tx.services.update(id, { autoRenew }),

  dueLists: ({ renewalLeadDays }, now) =>
    (['suspended', 'active'] as const).map((status) => (tx, page) => {
      const expiresAt = { lte: addDays(now, renewalLeadDays) }
      return tx.services.list({ ...page, where: { status, expiresAt } })
    }),
  nextStep: (service, facts) => dueStep({ service, ...facts }),
  async hasBegun(tx, { id, status, cancelledAt }, { billing }, now) {
    // What was cancelled ends when it was said to end, waited for or not.
    if (!billing.paidFromReady || status !== 'active' || cancelledAt !== null) return true
    const instance = await tx.instances.find({ serviceId: id })
    return instance === null || hasPaidTimeBegun(instance, now)
  },
  nextLoss: (service, invoice, { graceDays }) => serviceLoss(service, invoice, graceDays),
  steps: {
    suspend: suspendService,
    terminate: (tx, backend, service) => terminateService(tx, backend, service),
    tell: tellOfEnd,
  },
  isOver: ({ status }) => status === 'terminated',

  quote(service, terms) {
    const { periodEnd: _, ...quote } = quoteRenewal(service, terms)
    return quote
  },
  periodEnd: endOfCycle,
  moveEnd: (tx, { id, status, expiresAt }, end) =>
    tx.services.update(id, { expiresAt: end }, { status, expiresAt }),
  usualMethod,
  extend: extendService,
  takeEffect,

  checkRenewable(service, shownEnd) {
    if (service.waiting) throw refused('CHANGE_WAITING', { number: service.waiting.number })
    if (canRenew(service) && service.expiresAt === shownEnd) return
    throw refused('SERVICE_STATE', { status: service.status })
  },
  checkAutoRenew({ status }) {
    if (status === 'terminated') throw refused('SERVICE_STATE', { status })
  },
  leave,
}

const BATCH = 200

/** Nobody can use them any more. */
async function leave(tx: Tx, backend: Backend, userId: string): Promise<void> {
  const held = { userId, status: { in: ['active', 'suspended', 'expired'] } } as const
  await drain(
    () => tx.services.list({ where: held, order: 'oldest', limit: BATCH }),
    async ({ id }) => {
      const service = await tx.services.get(id, { lock: true })
      if (service && service.status !== 'terminated') await terminateService(tx, backend, service)
    },
  )
}
