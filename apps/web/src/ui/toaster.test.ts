// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from './toaster.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** In small steps: React draws in turns of the event loop, which the clock of this test leaves alone. */
async function passMs(ms: number): Promise<void> {
  for (let step = 0; step < 50; step++) {
    vi.advanceTimersByTime(ms / 50)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const shown = () => document.querySelector('[role=status]')?.textContent ?? null

// Seed, section 9: 4000 ms.
test('a message stands for four seconds and goes then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast('Saved', 'success')
  await passMs(50)
  expect(shown()).toBe('Saved')
  await passMs(3850)
  expect(shown()).toBe('Saved')
  await passMs(200)
  // It fades out before it is taken away.
  await passMs(1000)
  expect(shown()).toBeNull()
})
