import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, toastSpot } from './toast-spot.ts'

const window = { width: 1440, height: 900 }
const toast = { width: 356, height: 56 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('with nothing in its way a toast stands at the bottom right', () => {
  expect(toastSpot([], window, toast, 24)).toEqual({ side: 'right', bottom: 24 })
})

test('it gives way to a button: to the left where that is free, else upwards', () => {
  const button = box(1200, 840, 100, 40)
  expect(toastSpot([button], window, toast, 24)).toEqual({ side: 'left', bottom: 24 })
  const bar = box(0, 840, 1440, 40)
  expect(toastSpot([bar], window, toast, 24)).toEqual({ side: 'right', bottom: 64 })
})

test('on a phone it stands above the last field that is in its way', () => {
  const phone = { width: 390, height: 844 }
  const wide = { width: 358, height: 56 }
  const form = [box(20, 500, 350, 44), box(20, 600, 350, 44), box(20, 780, 350, 44)]
  const { bottom } = toastSpot(form, phone, wide, 16)
  expect(bottom).toBe(64)
})

test('wherever controls stand, a toast covers none of them if there is any place without', () => {
  const control = fc
    .tuple(
      fc.nat(1400),
      fc.nat(860),
      fc.integer({ min: 20, max: 300 }),
      fc.integer({ min: 20, max: 60 }),
    )
    .map((made) => box(...made))
  fc.assert(
    fc.property(fc.array(control, { maxLength: 25 }), (controls) => {
      const { side, bottom } = toastSpot(controls, window, toast, 24)
      const left = side === 'left' ? 24 : window.width - 24 - toast.width
      const covers = (foot: number, from: number) =>
        controls.some(
          (each) =>
            each.left < from + toast.width &&
            each.right > from &&
            each.top < foot &&
            each.bottom > foot - toast.height,
        )
      if (!covers(window.height - bottom, left)) return
      for (let up = 24; up + toast.height + 24 <= window.height; up += 8) {
        expect(covers(window.height - up, 24)).toBe(true)
        expect(covers(window.height - up, window.width - 24 - toast.width)).toBe(true)
      }
    }),
  )
})
