import type { PlanType } from '../plans/plan.ts'
import type { OfferedOption, OptionChoice } from './order-option.ts'

/** The types whose plans are bought for their players. */
const GAME_TYPES: readonly PlanType[] = ['samp', 'mta', 'game']

const choice = (id: string, label: string, of: Partial<OptionChoice> = {}): OptionChoice => ({
  id,
  label,
  pricePerMonth: 0,
  slots: null,
  ...of,
})

const slots = (count: number): OptionChoice =>
  choice(String(count), String(count), { slots: count })

type Option = Pick<OfferedOption, 'id' | 'label'> & Partial<OfferedOption>

/** Answered from a list, its first choice unless `defaultChoice` says another. */
const asking = (option: Option): Omit<OfferedOption, 'position'> => ({
  help: '',
  kind: 'choice',
  choices: [],
  defaultChoice: option.choices?.[0]?.id ?? '',
  isRequired: true,
  planTypes: [],
  planIds: [],
  status: 'active',
  ...option,
})

const IN_ORDER: readonly Omit<OfferedOption, 'position'>[] = [
  asking({
    id: 'location',
    label: 'Location',
    help: 'Where your server is placed.',
    choices: [
      choice('germany', 'Germany'),
      choice('usa', 'USA'),
      choice('uk', 'UK'),
      choice('france', 'France'),
    ],
  }),
  asking({
    id: 'operating-system',
    label: 'Operating system',
    help: 'Installed when the server is made.',
    choices: [
      choice('debian-12', 'Debian 12'),
      choice('ubuntu-24-04', 'Ubuntu 24.04'),
      choice('almalinux-9', 'AlmaLinux 9'),
    ],
    planTypes: ['vps'],
  }),
  asking({
    id: 'ddos-protection',
    label: 'DDoS protection',
    help: 'With No, traffic is not filtered.',
    choices: [choice('yes', 'Yes'), choice('no', 'No')],
  }),
  asking({
    id: 'player-slots',
    label: 'Player slots',
    help: 'How many players it is set up for.',
    choices: [25, 50, 100, 200].map(slots),
    defaultChoice: '50',
    planTypes: [...GAME_TYPES],
  }),
  // Its plans are sold for the game of one's choice: a list would leave games out.
  asking({
    id: 'game',
    label: 'Game',
    help: 'The name of the game your server is to run.',
    kind: 'text',
    planTypes: ['game'],
  }),
  asking({
    id: 'backup',
    label: 'Backup',
    help: 'Copies of your server, kept for you.',
    choices: [
      choice('choliba', 'Choliba'),
      choice('premium', 'Premium', { pricePerMonth: 200 }),
      choice('none', 'None'),
    ],
  }),
  asking({
    id: 'host-name',
    label: 'Host name',
    help: 'Can be left empty.',
    kind: 'host-name',
    isRequired: false,
    planTypes: ['vps'],
  }),
]

/**
 * What a new shop asks for: the order form of the seed (sections 2 and 9) with its prices in minor units, and what a VPS
 * and a game server need beside it. Ids are fixed so that a page made before the shop first opens asks the same.
 */
export const SEED_OPTIONS: readonly OfferedOption[] = IN_ORDER.map((option, at) => ({
  ...option,
  position: at + 1,
}))
