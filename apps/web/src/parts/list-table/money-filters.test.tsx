// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTotalsAsked } from './money-filters.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is typed makes the totals of before wait at once, and is asked for once nothing more is', () => {
  const { result, rerender } = renderHook(useTotalsAsked, {
    initialProps: { search: '', filters: {} },
  })
  expect(result.current).toEqual({ asked: {}, isAhead: false })
  rerender({ search: 'jane', filters: {} })
  expect(result.current).toEqual({ asked: {}, isAhead: true })
  act(() => void vi.advanceTimersByTime(400))
  expect(result.current).toEqual({ asked: { search: 'jane' }, isAhead: false })
})
