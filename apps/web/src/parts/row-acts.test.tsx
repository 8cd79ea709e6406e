// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RowActs } from './row-acts.tsx'

afterEach(cleanup)

const onAct = () => {}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('two acts are buttons, named with their row', () => {
  render(<RowActs row="Plan" acts={['Edit', 'Delete'].map((action) => ({ action, onAct }))} />)
  expect(names()).toEqual(['Edit Plan', 'Delete Plan'])
})

test('of more, the first and those that are relied on stay buttons, on the own page the first two, and the rest is in a menu', () => {
  const acts = [
    { action: 'Suspend', onAct },
    { action: 'Extend', onAct },
    { action: 'Move', onAct },
    { action: 'Delete', isKept: true, onAct },
  ]
  const { rerender } = render(<RowActs row="Plan" acts={acts} />)
  expect(names()).toEqual(['Suspend Plan', 'Delete Plan', 'More for Plan'])
  rerender(<RowActs isWhole row="Plan" acts={acts} />)
  expect(names()).toEqual(['Suspend Plan', 'Extend Plan', 'More for Plan'])
})

test('the keys of a row are those of its own page, too', () => {
  const acts = [{ action: 'Suspend', letter: 'S', onAct }]
  const { rerender } = render(<RowActs row="Plan" acts={acts} />)
  const letter = () => screen.getByRole('button').getAttribute('aria-keyshortcuts')
  expect(letter()).toBe('S')
  rerender(<RowActs isWhole row="Plan" acts={acts} />)
  expect(letter()).toBe('S')
})
