import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OpeningNeeds, requiredSteps } from './opening-needs.tsx'
import type { Step } from './step-acts.tsx'

const step = (of: Pick<Step, 'step'> & Partial<Step>): Step =>
  ({ isDone: false, isRequired: true, lacks: [], ...of }) as Step

const markupOf = (...steps: readonly Step[]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OpeningNeeds steps={requiredSteps(steps)} />
    </MemoryRouter>,
  )

test('what a shop cannot open without is named, each with where it is filled in', () => {
  const markup = markupOf(
    step({ step: 'seller', lacks: ['siteName', 'address'] }),
    step({ step: 'plans' }),
    step({ step: 'contact', isDone: true }),
    step({ step: 'backup', isDone: null, isRequired: false }),
  )
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(
    'Before it can open: shop name, address, a plan on sale.',
  )
  expect(markup).toContain('href="/admin/products"')
  expect(markup.match(/href="\/admin\/settings[^"]*"/g)).toHaveLength(2)
})

test('of a shop that has all of it nothing is said', () => {
  expect(markupOf(step({ step: 'seller', isDone: true }))).toBe('')
})
