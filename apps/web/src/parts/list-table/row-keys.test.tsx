// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { DataTable } from '../../ui/data-table.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { focusRow, keysOf, keysOfRecord, pressRecordKey, pressRowKey } from './row-keys.ts'

afterEach(cleanup)

const ROWS = ['one', 'two', 'three']

/** A list with two buttons a row; `help` hears that the keys are asked for. */
function renderList() {
  const pressed: string[] = []
  const help = vi.fn()
  const listens = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (pressRowKey(event.currentTarget, event.nativeEvent, help)) event.preventDefault()
    },
  }
  render(
    <>
      <button type="button">Outside</button>
      <div {...listens} data-testid="list">
        <input type="search" aria-label="Search" />
        <DataTable
          caption="Orders"
          rows={ROWS}
          rowKey={(row) => row}
          columns={[
            { header: 'Name', isName: true, cell: (row) => <a href={`/${row}`}>{row}</a> },
            {
              header: 'Actions',
              isAction: true,
              cell: (row) => (
                <div>
                  <RowButton action="Edit" letter="E" row={row} onClick={() => pressed.push(row)} />
                  <RowButton action="Delete" row={row} onClick={() => pressed.push('deleted')} />
                  <textarea aria-label={`Note of ${row}`} />
                  {createPortal(<input aria-label={`Over the page, ${row}`} />, document.body)}
                </div>
              ),
            },
          ]}
        />
      </div>
    </>,
  )
  return { pressed, help }
}

const focus = (element: HTMLElement): HTMLElement => {
  element.focus()
  return element
}
const link = (name: string) => screen.getByRole('link', { name })
/** Answers whether the page would have done with the key what it does without a list. */
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

test('J and K lead from row to row, to what opens each record, and stop at the ends', () => {
  renderList()
  focus(screen.getByRole('button', { name: 'Edit one' }))
  press('j')
  expect(document.activeElement).toBe(link('two'))
  press('ArrowDown')
  expect(document.activeElement).toBe(link('three'))
  press('J')
  expect(document.activeElement).toBe(link('three'))
  press('k')
  press('ArrowUp')
  press('k')
  expect(document.activeElement).toBe(link('one'))
})

test('a letter presses the button of its own row that names it, and no other letter presses any', () => {
  const { pressed } = renderList()
  focus(link('two'))
  press('e')
  press('d')
  expect(pressed).toEqual(['two'])
})

test('a letter that is held presses once, a step goes on', () => {
  const { pressed } = renderList()
  focus(link('one'))
  press('e')
  press('e', { repeat: true })
  press('j', { repeat: true })
  press('j', { repeat: true })
  expect(pressed).toEqual(['one'])
  expect(document.activeElement).toBe(link('three'))
})

test('where a row has no record, its first button with a key has the focus, and Enter is not promised', () => {
  render(
    <ul data-testid="bare">
      <li>
        <button type="button">Move up</button>
        <button type="button" aria-keyshortcuts="E">
          Edit
        </button>
      </li>
    </ul>,
  )
  const list = screen.getByTestId('bare')
  focusRow(list.firstElementChild)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  expect(keysOf(list)).toEqual([{ key: 'E', label: 'Edit' }])
})

test('keys with Ctrl, and those in fields, outside of the list and over the page, are left alone', () => {
  const { pressed, help } = renderList()
  focus(link('two'))
  press('e', { ctrlKey: true })
  for (const element of [
    screen.getByRole('button', { name: 'Outside' }),
    screen.getByLabelText('Note of two'),
    screen.getByLabelText('Over the page, two'),
    screen.getByLabelText('Search'),
  ]) {
    focus(element)
    for (const key of ['e', 'j', '?']) expect(press(key)).toBe(true)
    expect(document.activeElement).toBe(element)
  }
  expect(pressed).toEqual([])
  expect(help).not.toHaveBeenCalled()
})

test('Down leads from the search box to the first row', () => {
  renderList()
  focus(screen.getByLabelText('Search'))
  press('ArrowDown')
  expect(document.activeElement).toBe(link('one'))
})

test('Enter opens the record of a row that has the focus itself', () => {
  renderList()
  const row = screen.getAllByRole('row')[2] as HTMLElement
  row.tabIndex = -1
  focus(row)
  const opened = vi.fn((event: Event) => event.preventDefault())
  link('two').addEventListener('click', opened)
  press('Enter')
  expect(opened).toHaveBeenCalledOnce()
  focus(link('one'))
  expect(press('Enter'), 'a link opens itself').toBe(true)
})

test('a question mark shows the keys, each once', () => {
  const { help } = renderList()
  focus(link('one'))
  press('?')
  expect(help).toHaveBeenCalledOnce()
  expect(keysOf(screen.getByTestId('list'))).toEqual([
    { key: 'Enter', label: 'Open the record' },
    { key: 'E', label: 'Edit' },
  ])
})

/** The page of a record with two buttons that have a key, a field, and a list with a key of its own. */
function renderRecord() {
  const pressed: string[] = []
  const help = vi.fn()
  const listens = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (pressRecordKey(event.currentTarget, event.nativeEvent, help)) event.preventDefault()
    },
  }
  const button = (action: string, letter: string, row: string) => (
    <RowButton action={action} letter={letter} row={row} onClick={() => pressed.push(row)} />
  )
  render(
    <>
      <button type="button">Outside</button>
      <div {...listens} data-testid="record">
        {button('Refund', 'F', 'record')}
        {button('Approve', 'A', 'record')}
        <a href="/client">Jane</a>
        <textarea aria-label="Note" />
        <ul>
          <li>{button('Pay', 'P', 'listed')}</li>
        </ul>
        {createPortal(<button type="button">Over the page</button>, document.body)}
      </div>
    </>,
  )
  return { pressed, help }
}

test('on the page of a record a letter presses its button, from wherever in it the focus is', () => {
  const { pressed, help } = renderRecord()
  focus(link('Jane'))
  press('f')
  press('f', { repeat: true })
  press('a', { ctrlKey: true })
  press('?')
  expect(pressed).toEqual(['record'])
  expect(help).toHaveBeenCalledOnce()
})

test('a field, what is outside of the record or over it, and rows of lists keep their keys', () => {
  const { pressed, help } = renderRecord()
  focus(link('Jane'))
  for (const key of ['p', 'j', 'Enter']) expect(press(key)).toBe(true)
  for (const element of [
    screen.getByLabelText('Note'),
    screen.getByRole('button', { name: 'Outside' }),
    screen.getByRole('button', { name: 'Over the page' }),
  ]) {
    focus(element)
    for (const key of ['f', '?']) expect(press(key)).toBe(true)
  }
  expect(pressed).toEqual([])
  expect(help).not.toHaveBeenCalled()
})

test('a record names the keys of its own buttons, and promises nothing of Enter', () => {
  renderRecord()
  expect(keysOfRecord(screen.getByTestId('record'))).toEqual([
    { key: 'F', label: 'Refund' },
    { key: 'A', label: 'Approve' },
  ])
})
