import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveChanges } from './live-changes.ts'

/** A line to the server whose other end is the test. */
class Line extends EventTarget {
  static readonly CLOSED = 2
  static all: Line[] = []
  readyState = 0
  onopen = () => {}
  onerror = () => {}

  constructor(readonly address: string) {
    super()
    Line.all.push(this)
  }

  close(): void {
    this.readyState = Line.CLOSED
  }

  breakOff(readyState = 0): void {
    this.readyState = readyState
    this.onerror()
  }
}

let page: EventTarget & { hidden: boolean }
const newest = () => Line.all.at(-1) as Line

function show(isShown: boolean): void {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Line)
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  Line.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server says what has changed. */
const say = (...names: string[]) =>
  newest().dispatchEvent(new MessageEvent('change', { data: JSON.stringify(names) }))

function listening() {
  const changes = liveChanges('/api/events')
  const heard = vi.fn()
  changes.watch(heard)
  return { changes, heard }
}

test('the line is opened with the first who watches, and one serves all', () => {
  const changes = liveChanges('/api/events')
  expect(Line.all).toHaveLength(0)
  changes.watch(() => {})
  changes.watch(() => {})
  expect(Line.all).toHaveLength(1)
})

test('what comes together is told once, and at most once a second', () => {
  const { heard } = listening()
  newest().onopen()
  for (let event = 0; event < 20; event += 1) say('orders', event < 10 ? 'users' : 'services')
  vi.advanceTimersByTime(100)
  expect(heard.mock.calls).toEqual([[['orders', 'users', 'services']]])
  say('tickets')
  vi.advanceTimersByTime(900)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(heard.mock.calls.slice(1)).toEqual([[['tickets']]])
})

test('what nobody has named may be anything, with what is named beside it', () => {
  const { changes, heard } = listening()
  newest().onopen()
  say('orders')
  changes.tell()
  say('users')
  vi.advanceTimersByTime(100)
  newest().dispatchEvent(new MessageEvent('change', { data: 'orders' }))
  vi.advanceTimersByTime(1000)
  newest().dispatchEvent(new Event('change'))
  vi.advanceTimersByTime(1000)
  expect(heard.mock.calls).toEqual([[null], [null], [null]])
})

test('after a lost line it may be anything, whatever is named then', () => {
  const { heard } = listening()
  newest().onopen()
  newest().breakOff()
  newest().onopen()
  say('orders')
  vi.advanceTimersByTime(100)
  expect(heard.mock.calls).toEqual([[null]])
})

test('a first line tells nothing; one that stands again tells once', () => {
  const { heard } = listening()
  newest().onopen()
  vi.advanceTimersByTime(5000)
  expect(heard).not.toHaveBeenCalled()
  newest().breakOff()
  newest().breakOff()
  newest().onopen()
  vi.advanceTimersByTime(5000)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('an answer that is no stream is followed by another attempt, ever later', () => {
  listening()
  newest().breakOff(Line.CLOSED)
  vi.advanceTimersByTime(1999)
  expect(Line.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(Line.all).toHaveLength(2)
  newest().breakOff(Line.CLOSED)
  vi.advanceTimersByTime(3999)
  expect(Line.all).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(Line.all).toHaveLength(3)
})

test('without a line the screens ask again every minute', () => {
  const { heard } = listening()
  newest().breakOff()
  vi.advanceTimersByTime(3 * 60_000 + 500)
  expect(heard).toHaveBeenCalledTimes(3)
  newest().onopen()
  vi.advanceTimersByTime(10 * 60_000)
  expect(heard).toHaveBeenCalledTimes(4)
})

test('a hidden page has no line; seen again it has one and tells once, even when there is none to be had', () => {
  const { heard } = listening()
  newest().onopen()
  const before = newest()
  show(false)
  expect(before.readyState).toBe(Line.CLOSED)
  vi.advanceTimersByTime(10 * 60_000)
  expect(heard).not.toHaveBeenCalled()
  show(true)
  expect(Line.all).toHaveLength(2)
  newest().breakOff()
  vi.advanceTimersByTime(500)
  expect(heard).toHaveBeenCalledTimes(1)
})
