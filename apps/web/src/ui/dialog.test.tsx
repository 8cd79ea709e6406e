// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

/** Its dialog waits for what it shows, and is then drawn anew. */
function Screen() {
  const [shows, setShows] = useState<'nothing' | 'wait' | 'form'>('nothing')
  const close = () => setShows('nothing')
  return (
    <main>
      <button type="button" onClick={() => setShows('wait')}>
        Open
      </button>
      {shows === 'wait' ? (
        <Dialog open onOpenChange={close} title="Waits">
          <button type="button" onClick={() => setShows('form')}>
            Go on
          </button>
        </Dialog>
      ) : null}
      {shows === 'form' ? (
        <Dialog open onOpenChange={close} title="Form">
          <input aria-label="Name" />
        </Dialog>
      ) : null}
    </main>
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the focus goes back to what opened a dialog, also from one that took its place', async () => {
  render(<Screen />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each([
  ['a mouse', false],
  ['a finger', true],
])(
  'a form begins at what is to be typed, unless that calls a keyboard: with %s',
  async (_, isCoarse) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }))
    render(
      <Dialog open onOpenChange={() => {}} title="Form">
        <select aria-label="Plan" />
        <input aria-label="Name" data-begin="" />
      </Dialog>,
    )
    const begin = isCoarse
      ? screen.getByRole('dialog')
      : screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(document.activeElement).toBe(begin))
  },
)
