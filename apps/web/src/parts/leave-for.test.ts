import { afterEach, expect, test, vi } from 'vitest'
import { leaveFor } from './leave-for.ts'

afterEach(() => vi.unstubAllGlobals())

test('leaving ends where the browser brings the page back, and not where it is shown first', async () => {
  const page = new EventTarget()
  const assign = vi.fn()
  vi.stubGlobal('window', Object.assign(page, { location: { assign } }))
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  let isBack = false
  const left = leaveFor('https://pay.example/1').then(() => {
    isBack = true
  })
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  shown(false)
  await Promise.resolve()
  expect(isBack).toBe(false)
  shown(true)
  await left
})
