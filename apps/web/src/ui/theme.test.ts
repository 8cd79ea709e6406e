// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, useThemeChoice } from './theme.ts'

/** What the machine of the person prefers. */
const preference = Object.assign(new EventTarget(), { matches: false })
const { dataset } = document.documentElement

function prefer(isLight: boolean): void {
  preference.matches = isLight
  preference.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  preference.matches = false
  vi.stubGlobal('matchMedia', () => preference)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.removeItem('theme')
  delete dataset.theme
  delete dataset.scheme
})

test('the theme of the system is followed as it changes, and one that is chosen stays', () => {
  const { result } = renderHook(useThemeChoice)
  expect(result.current).toBe('dark')
  act(() => chooseTheme('system'))
  expect([result.current, dataset.theme]).toEqual(['system', 'dark'])
  prefer(true)
  expect([dataset.theme, dataset.scheme]).toEqual(['light', 'system'])
  act(() => chooseTheme('dark'))
  prefer(false)
  prefer(true)
  expect([result.current, dataset.theme, dataset.scheme]).toEqual(['dark', 'dark', undefined])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('light is shown as light where the system is dark', () => {
  const { result } = renderHook(useThemeChoice)
  act(() => chooseTheme('light'))
  expect([result.current, dataset.theme]).toEqual(['light', 'light'])
  expect(localStorage.getItem('theme')).toBe('light')
})
