import { expect, test } from 'vitest'
import { specOf } from './spec-of.ts'

test('what a customer types is no choice, though it reads like one', () => {
  const spec = specOf({
    key: 'hf-one',
    service: {
      planName: 'VPS',
      serverName: null,
      options: [
        { id: 'operating-system', choice: 'debian-12', choiceLabel: 'Debian 12' },
        { id: 'host-name', choice: null, choiceLabel: 'windows' },
      ],
    },
    plan: { specs: { ram: 2, storage: 20, cpu: 2, slots: null } },
    template: { recipe: null, questions: [] },
    owner: { key: 'hf-u-jane', email: 'jane@shop.test', name: 'Jane', isEmailVerified: true },
    answers: {},
  })
  expect(spec.choices).toEqual(['debian-12'])
  expect(spec.chosen).toEqual({ 'operating-system': 'debian-12', 'host-name': 'windows' })
})
