// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKeptFocus } from './keep-focus.ts'

interface ScreenProps {
  readonly rows: readonly string[]
  readonly isAssigned?: boolean
}

/** Things come and go on it, as on a ticket or in a list. */
function Screen({ rows, isAssigned = false }: ScreenProps) {
  useKeptFocus()
  return (
    <main>
      <h1>Ticket</h1>
      {!isAssigned && <button type="button">Assign to me</button>}
      <button type="button">Close ticket</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Delete {row}</button>
          </li>
        ))}
      </ul>
    </main>
  )
}

afterEach(cleanup)

const focused = () => document.activeElement?.textContent
const focus = (name: string) => screen.getByRole('button', { name }).focus()

test('when the pressed button goes, the one beside it has the focus', async () => {
  const { rerender } = render(<Screen rows={[]} />)
  focus('Assign to me')
  rerender(<Screen rows={[]} isAssigned />)
  await waitFor(() => expect(focused()).toBe('Close ticket'))
})

test('when a row goes, the next one has the focus, and after the last the one before', async () => {
  const { rerender } = render(<Screen rows={['one', 'two', 'three']} />)
  focus('Delete two')
  rerender(<Screen rows={['one', 'three']} />)
  await waitFor(() => expect(focused()).toBe('Delete three'))
  focus('Delete three')
  rerender(<Screen rows={['one']} />)
  await waitFor(() => expect(focused()).toBe('Delete one'))
})

test('the focus stays with whoever has it elsewhere', async () => {
  const { rerender } = render(<Screen rows={['one', 'two']} />)
  focus('Close ticket')
  rerender(<Screen rows={['two']} />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(focused()).toBe('Close ticket')
})
