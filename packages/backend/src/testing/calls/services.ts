import type { CallsOf } from './row.ts'

/** No day to hold anything until. */
const PAST = '2000-01-01T00:00:00.000Z'

export const services: CallsOf<'services'> = {
  mine: { who: 'accounts', scope: 'services:read', input: {} },
  get: {
    who: 'owner',
    scope: 'services:read',
    input: async ({ service }) => ({ id: await service() }),
  },
  // Staff look after its server: no panel is asked.
  usage: {
    who: 'owner',
    scope: 'services:read',
    input: async ({ service }) => ({ id: await service() }),
  },
  power: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service(), signal: 'restart' }),
    answers: { owner: 'NO_CONTROLS' },
  },
  // Its template asks nothing.
  answer: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service(), answers: {} }),
    answers: { owner: 'NOTHING_ASKED' },
  },
  // Nobody has left one.
  revealPassword: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service() }),
    answers: { owner: 'PASSWORD_GONE' },
  },
  figures: { who: 'accounts', scope: 'services:read' },
  needs: { who: 'accounts', scope: 'services:read' },
  setAutoRenew: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service(), autoRenew: true }),
  },
  renew: {
    who: 'owner',
    once: true,
    input: async ({ serviceRenewal }) => ({ ...(await serviceRenewal()), withCoins: true }),
  },
  rename: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service(), serverName: 'Day Shift' }),
  },
  cancel: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service(), atOnce: false, reason: 'Too slow.' }),
  },
  // Nobody has cancelled it.
  keep: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service() }),
    answers: { owner: 'SERVICE_STATE' },
  },
  planChoices: {
    who: 'owner',
    scope: 'services:read',
    input: async ({ service }) => ({ id: await service() }),
  },
  quoteChange: {
    who: 'owner',
    scope: 'services:read',
    input: async ({ planChange }) => {
      const { id, planId, billingCycle } = await planChange()
      return { id, planId, billingCycle }
    },
  },
  changePlan: {
    who: 'owner',
    once: true,
    input: ({ planChange }) => planChange(),
  },
  // None waits.
  withdrawChange: {
    who: 'owner',
    input: async ({ service }) => ({ id: await service() }),
    answers: { owner: 'NOTHING_TO_DO' },
  },
  list: { who: 'team', scope: 'services:read', input: {} },
  counts: { who: 'team', scope: 'services:read', input: {} },
  inspect: {
    who: 'team',
    scope: 'services:read',
    input: async ({ service }) => ({ id: await service() }),
  },
  setAccess: {
    who: 'team',
    input: async ({ service }) => ({
      id: await service(),
      access: { address: 'play.example.com:7777', panelLink: '', userName: '', note: '' },
    }),
  },
  setPassword: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), password: 'night-shift-9' }),
  },
  add: {
    who: 'team',
    once: true,
    input: async ({ client }) => ({
      userId: await client(),
      planName: 'Extra',
      price: 500,
      planId: '',
    }),
  },
  suspend: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), reason: 'Spam.' }),
  },
  activate: {
    who: 'team',
    input: async ({ service }) => ({ id: await service() }),
    answers: 'SERVICE_STATE',
  },
  renameFor: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), serverName: 'Day Shift' }),
  },
  cancelFor: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), atOnce: false, reason: 'We close it.' }),
  },
  keepFor: {
    who: 'team',
    input: async ({ service }) => ({ id: await service() }),
    answers: 'SERVICE_STATE',
  },
  planChoicesFor: {
    who: 'team',
    scope: 'services:read',
    input: async ({ service }) => ({ id: await service() }),
  },
  quoteChangeFor: {
    who: 'team',
    scope: 'services:read',
    input: async ({ planChange }) => {
      const { id, planId, billingCycle } = await planChange()
      return { id, planId, billingCycle }
    },
  },
  changePlanFor: {
    who: 'team',
    once: true,
    input: async ({ planChange }) => ({
      ...(await planChange()),
      reason: 'As agreed.',
      isFree: true,
    }),
  },
  hold: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), until: PAST, reason: 'Dispute.' }),
    answers: 'KEEP_UNTIL_UNFIT',
  },
  release: { who: 'team', input: async ({ service }) => ({ id: await service() }) },
  setPrice: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), price: 123, reason: 'As agreed.' }),
  },
  withdrawChangeFor: {
    who: 'team',
    input: async ({ service }) => ({ id: await service() }),
    answers: 'NOTHING_TO_DO',
  },
  terminate: { who: 'team', input: async ({ service }) => ({ id: await service() }) },
  extend: {
    who: 'team',
    once: true,
    input: async ({ service }) => ({ id: await service(), days: 3 }),
  },
  remove: { who: 'team', input: async ({ service }) => ({ id: await service() }) },
}
