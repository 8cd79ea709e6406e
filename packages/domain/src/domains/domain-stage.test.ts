import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import { isDomainGone } from './domain-renewal.ts'
import { DomainStage, stageEnds } from './domain-stage.ts'
import { domainState } from './domain-state.ts'

const NOW = '2026-06-01T00:00:00.000Z'

test('a domain is at one stage, and it is the one that its state says', () => {
  const day = fc.oneof(fc.constantFrom(-30, 0, 30), fc.double({ min: -99, max: 99, noNaN: true }))
  fc.assert(
    fc.property(day, (days) => {
      const expiresAt = addDays(NOW, days)
      const stages = DomainStage.options.filter((stage) => {
        const { gt, lte } = stageEnds(stage, NOW)
        return (gt === undefined || expiresAt > gt) && (lte === undefined || expiresAt <= lte)
      })
      const isGone = isDomainGone({ expiresAt }, NOW)
      expect(stages).toEqual([isGone ? 'gone' : domainState({ expiresAt }, NOW)])
    }),
  )
})
