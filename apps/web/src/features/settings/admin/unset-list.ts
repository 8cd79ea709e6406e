import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { unsetMethods } from '@hostfront/domain/payments/seed-methods'
import { type UnsetSetting, unsetSettings } from '@hostfront/domain/settings/unset-settings'
import { SETTINGS_SECTIONS } from './setting-fields.ts'

/** The settings of one section that nobody has set, by their labels. */
export interface UnsetSection {
  readonly id: string
  readonly title: string
  readonly labels: readonly string[]
}

/** What is missing, by the sections of the screen where it is filled in. */
export function unsetSections(
  settings: Parameters<typeof unsetSettings>[0],
  methods: readonly Omit<PaymentMethod, 'createdAt'>[],
): UnsetSection[] {
  const unset: readonly string[] = unsetSettings(settings) satisfies readonly UnsetSetting[]
  const sections = SETTINGS_SECTIONS.map(({ id, title, fields }) => ({
    id,
    title,
    labels: fields.filter(({ path }) => unset.includes(path)).map(({ label }) => label),
  }))
  const payment = {
    id: 'payment',
    title: 'Payment',
    labels: unsetMethods(methods).map(({ name }) => name),
  }
  return [...sections, payment].filter(({ labels }) => labels.length > 0)
}
