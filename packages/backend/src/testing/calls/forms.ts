import type { DomainForm } from '@hostfront/contract/domains'
import type { AnnouncementForm } from '@hostfront/domain/announcements/announcement-form'
import type { DomainPrice } from '@hostfront/domain/domains/domain-price'
import type { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import type { PanelForm } from '@hostfront/domain/provisioning/panel-form'
import type { TicketForm } from '@hostfront/domain/tickets/ticket-form'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { orderForm } from '../order-form.ts'

export const announcementForm: AnnouncementForm = {
  title: 'New rack',
  content: '',
  type: 'info',
  isActive: true,
  targetAudience: 'all',
}

export const ticketForm: TicketForm = {
  subject: 'Lag',
  priority: 'medium',
  serviceId: '',
  message: 'It is slow.',
}

export const planForm: PlanForm = {
  name: 'SAMP Dusk',
  description: '',
  // That of the plan that others order, for when it becomes it.
  price: orderForm.amountDue,
  features: ['Panel'],
  type: 'samp',
  specs: { ram: 1, storage: 5, cpu: 1, slots: 50 },
  featured: false,
  recommended: false,
}

export const voucherForm: VoucherForm = {
  code: 'NIGHT',
  description: '',
  discountType: 'fixed',
  discountValue: 100,
  minPurchase: 0,
  maxUses: 1,
  isActive: true,
  validFrom: '2026-06-01T00:00:00.000Z',
  validUntil: '2026-07-01T00:00:00.000Z',
  applicablePlans: ['all'],
}

export const panelForm: PanelForm = {
  kind: 'simulated',
  name: 'Rehearsal',
  address: '',
  key: '',
  requestsPerMinute: 120,
  rehearsal: 'none',
  isPaused: false,
}

export const gatewayForm: GatewayForm = {
  kind: 'stripe',
  name: 'Card',
  clientId: '',
  key: 'sk_test_0123456789abcdef',
  webhookKey: 'whsec_0123456789abcdef',
  isSandbox: false,
  address: '',
  isOn: false,
}

/** Nothing is billed for it. */
export const domainForm: DomainForm = {
  userId: '',
  name: 'night.example',
  expiresAt: '2027-06-01T00:00:00.000Z',
  price: 1200,
  autoRenew: false,
  bill: 'nothing',
  years: 1,
}

export const domainPrice: DomainPrice = {
  extension: 'example',
  years: 1,
  register: 1000,
  renew: 1300,
  transfer: null,
}
