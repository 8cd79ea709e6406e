import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { unsetSettings } from '@hostfront/domain/settings/unset-settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onceSeeded } from '../testing/once-seeded.ts'
import { toVersion5 } from './to-version-5.ts'

const upgraded = (part: object) => toVersion5({ version: 4, revision: 7, ...part })

test('what stood in the settings for what nobody had set is empty', () => {
  const { settings } = upgraded({ settings: onceSeeded.settings })
  expect(JSON.stringify(settings)).not.toMatch(/https?:|@/)
  // Of the shape that was put in.
  const emptied = settings as typeof onceSeeded.settings
  expect(unsetSettings(emptied)).toHaveLength(9)
  expect(new Set(Object.values(emptied.paymentDetails))).toEqual(new Set(['']))
  expect(settings).toMatchObject({ siteName: 'Hostfront' })
})

test('what an operator has typed stays, beside what nobody has', () => {
  const { settings } = upgraded({
    settings: {
      ...onceSeeded.settings,
      contactEmail: 'help@shop.test',
      discordLink: 'https://discord.com/invite/shop',
      paymentDetails: { ...onceSeeded.settings.paymentDetails, paypal: 'To pay@shop.test.' },
    },
  })
  expect(settings).toMatchObject({
    contactEmail: 'help@shop.test',
    discordLink: 'https://discord.com/invite/shop',
    whatsappLink: '',
    paymentDetails: { paypal: 'To pay@shop.test.', cashplus: '' },
  })
})

test('featured plans that are as seeded get hardware of their own, wherever they stand', () => {
  const services = onceSeeded.plans.map((plan) => ({ ...plan, position: plan.position + 50 }))
  const today = new Map(SEED_PLANS.map((plan) => [plan.id, plan]))
  expect(upgraded({ services }).services).toEqual(
    services.map((plan) => ({
      ...plan,
      specs: today.get(plan.id)?.specs,
      features: today.get(plan.id)?.features,
    })),
  )
  expect(services).not.toEqual(upgraded({ services }).services)
})

test.each([
  ['price', 600],
  ['name', 'SAMP Beginner'],
  ['features', ['500 slots']],
  ['specs', { ram: 2, storage: 11, cpu: 1, slots: 500 }],
  ['status', 'archived'],
])('a plan whose %s was changed is left alone', (field, value) => {
  const services = onceSeeded.plans.map((plan) => ({ ...plan, [field]: value }))
  expect(upgraded({ services }).services).toEqual(services)
})

test('whatever lies in the place of settings and plans, nothing is thrown and nothing is lost', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (settings, services) => {
      expect(upgraded({ settings, services })).toEqual({
        version: 4,
        revision: 7,
        settings: isRecord(settings)
          ? { takesOrders: true, checklist: 'none', ...settings }
          : settings,
        services,
      })
    }),
  )
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
