import type { CallsOf } from './row.ts'

const asked = { id: 'host-name' }

export const options: CallsOf<'options'> = {
  onSale: { who: 'everybody' },
  list: { who: 'team' },
  create: {
    who: 'team',
    // Asked of no plan that other rows order.
    input: {
      label: 'Support',
      help: '',
      kind: 'choice',
      choices: [{ id: 'plain', label: 'Plain', pricePerMonth: 0, slots: null }],
      defaultChoice: 'plain',
      isRequired: true,
      planTypes: ['vps'],
      planIds: [],
    },
  },
  update: { who: 'team', input: { ...asked, help: 'As in DNS.' } },
  archive: { who: 'team', input: asked },
  restore: { who: 'team', input: asked },
  move: { who: 'team', input: { ...asked, direction: 'up' } },
}
