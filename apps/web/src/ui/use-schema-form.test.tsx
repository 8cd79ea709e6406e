// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type FormFailure, useSchemaForm } from './use-schema-form.ts'

const Letter = z.object({
  subject: z.string().check(z.minLength(1, { error: 'REQUIRED' })),
  text: z.string().check(z.minLength(3, { error: 'REQUIRED' })),
})

type Send = (letter: z.infer<typeof Letter>) => Promise<FormFailure | null>

function LetterForm({ send, onDone }: { readonly send: Send; readonly onDone?: () => void }) {
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => Letter,
    send,
    ...(onDone && { onDone }),
  })
  return (
    <form {...form} aria-label="Letter">
      <input name="subject" aria-label="Subject" />
      <p>{errors.subject}</p>
      <input name="text" aria-label="Text" />
      <p>{errors.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">{isSending ? 'Sending...' : 'Send'}</button>
    </form>
  )
}

const Pair = z
  .object({ subject: z.string(), text: z.string() })
  .check(z.refine(({ subject, text }) => subject === text, { error: 'DIFFERENT', path: ['text'] }))

function PairForm() {
  const { form, errors } = useSchemaForm({ loadSchema: async () => Pair, send: async () => null })
  return (
    <form {...form} aria-label="Letter">
      <input name="subject" aria-label="Subject" />
      <input name="text" aria-label="Text" />
      <p>{errors.text}</p>
    </form>
  )
}

const form = () => screen.getByRole('form', { name: 'Letter' })
const type = (field: string, value: string) =>
  fireEvent.input(screen.getByLabelText(field), { target: { value } })

function fill(): void {
  type('Subject', 'Hello')
  type('Text', 'A letter')
}

afterEach(cleanup)

test('two presses in one turn send once', async () => {
  const send = vi.fn<Send>(async () => null)
  const onDone = vi.fn()
  render(<LetterForm send={send} onDone={onDone} />)
  fill()
  fireEvent.submit(form())
  fireEvent.submit(form())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(send.mock.calls).toEqual([[{ subject: 'Hello', text: 'A letter' }]])
  fireEvent.submit(form())
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test('what is wrong stands at its field, the first has the focus, and nothing is sent', async () => {
  const send = vi.fn<Send>(async () => null)
  render(<LetterForm send={send} />)
  type('Text', 'ab')
  fireEvent.submit(form())
  expect(await screen.findAllByText('REQUIRED')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'))
  expect(send).not.toHaveBeenCalled()
  type('Subject', 'Hello')
  expect(screen.getAllByText('REQUIRED')).toHaveLength(1)
})

test('a field is held right as soon as it is, not before, and another is not judged while one types', async () => {
  render(<LetterForm send={async () => null} />)
  type('Subject', 'Hello')
  type('Text', 'ab')
  fireEvent.submit(form())
  expect(await screen.findAllByText('REQUIRED')).toHaveLength(1)
  type('Text', 'a')
  expect(screen.getAllByText('REQUIRED')).toHaveLength(1)
  type('Subject', '')
  expect(screen.getAllByText('REQUIRED'), 'the subject is not judged yet').toHaveLength(1)
  type('Text', 'abc')
  expect(screen.queryByText('REQUIRED')).toBeNull()
})

test('what is wrong between two fields is right by either of them', async () => {
  render(<PairForm />)
  type('Subject', 'one')
  type('Text', 'two')
  fireEvent.submit(form())
  expect(await screen.findByText('DIFFERENT')).toBeTruthy()
  type('Subject', 'tw')
  expect(screen.getByText('DIFFERENT')).toBeTruthy()
  type('Subject', 'two')
  await waitFor(() => expect(screen.queryByText('DIFFERENT')).toBeNull())
})

test('what the shop refused stands until its own field is changed', async () => {
  const send = vi.fn<Send>(async () => ({ message: 'This text is known.', field: 'text' }))
  render(<LetterForm send={send} />)
  fill()
  fireEvent.submit(form())
  expect(await screen.findByText('This text is known.')).toBeTruthy()
  type('Subject', 'Other')
  expect(screen.getByText('This text is known.')).toBeTruthy()
  type('Text', 'Another letter')
  expect(screen.queryByText('This text is known.')).toBeNull()
})

test('a refusal stands at the field that it names, or above the button', async () => {
  const failures: FormFailure[] = [
    { message: 'This text is known.', field: 'text' },
    { message: 'The shop is closed.' },
  ]
  render(<LetterForm send={async () => failures.shift() ?? null} />)
  fill()
  fireEvent.submit(form())
  expect(await screen.findByText('This text is known.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Text'))
  fireEvent.submit(form())
  expect((await screen.findByRole('alert')).textContent).toBe('The shop is closed.')
  fireEvent.submit(form())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('while it is being sent it says so', async () => {
  let answer = (_: null) => {}
  render(<LetterForm send={() => new Promise((resolve) => (answer = resolve))} />)
  fill()
  fireEvent.submit(form())
  expect(await screen.findByText('Sending...')).toBeTruthy()
  answer(null)
  expect(await screen.findByText('Send')).toBeTruthy()
})
