// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/** What a phone shows of the page, as Safari tells it. */
const view = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 })

beforeEach(() => {
  Object.assign(view, { height: innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Box() {
  const box = useRef<HTMLDivElement>(null)
  useKeyboardRoom(box)
  return (
    <div ref={box}>
      <input />
    </div>
  )
}

function open(): { box: HTMLElement; room: () => string[] } {
  const box = render(<Box />).container.firstElementChild as HTMLElement
  const read = (name: string) => box.style.getPropertyValue(name)
  return { box, room: () => [read('--seen'), read('--covered')] }
}

const change = (to: Partial<typeof view>, event = 'resize') =>
  act(() => {
    Object.assign(view, to)
    view.dispatchEvent(new Event(event))
  })

test('a keyboard over the page leaves what is above it, and takes nothing along when it goes', () => {
  const { room } = open()
  expect(room()).toEqual(['', ''])
  change({ height: innerHeight - 300 })
  expect(room()).toEqual([`${innerHeight - 300}px`, '300px'])
  change({ offsetTop: 120 }, 'scroll')
  expect(room()).toEqual([`${innerHeight - 300}px`, '180px'])
  change({ height: innerHeight, offsetTop: 0 })
  expect(room()).toEqual(['', ''])
})

test('a magnified page is no keyboard', () => {
  const { room } = open()
  change({ height: innerHeight / 2, scale: 2 })
  expect(room()).toEqual(['', ''])
})

test('the field that is typed into is brought back into sight, but not while somebody moves the page', () => {
  const { box } = open()
  const field = box.querySelector('input')
  if (!field) throw new Error('no field')
  const scroll = vi.fn()
  field.scrollIntoView = scroll
  field.focus()
  change({ height: innerHeight - 300 })
  expect(scroll).toHaveBeenCalledTimes(1)
  change({ offsetTop: 50 }, 'scroll')
  expect(scroll).toHaveBeenCalledTimes(1)
})
