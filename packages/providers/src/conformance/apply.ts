import { expect, test } from 'vitest'
import { installed, Kept, type PanelUnderTest, type WithPanel } from './panel-under-test.ts'

/** Four times what a server has at first, and a quarter of it. */
function changesOf({ spec, growsOnly }: PanelUnderTest) {
  const { memoryMiB, diskMiB, cpuPercent } = spec('hf-one')
  const [memory, disk, cpu] = [memoryMiB ?? 1024, diskMiB ?? 2048, cpuPercent ?? 100]
  const more = { memoryMiB: 4 * memory, diskMiB: 4 * disk, cpuPercent: 4 * cpu }
  const less = {
    memoryMiB: memory / 4,
    diskMiB: growsOnly ? 4 * disk : disk / 4,
    cpuPercent: cpu / 4,
  }
  return { more, less }
}

/** How every provider brings a server that exists to what its plan says. */
export function applyConformance(withPanel: WithPanel): void {
  test('a server gets more and less, each as often as asked, and is the same one', () =>
    withPanel(async (panel) => {
      const kept = await installed(panel, 'hf-one')
      const other = await installed(panel, 'hf-other')
      const before = await panel.provider.observe(kept.target)
      const { more, less } = changesOf(panel)
      for (const limits of [more, more, less, less]) {
        const answer = await panel.provider.apply(kept.target, panel.spec('hf-one', limits), null)
        expect(answer).toEqual(before)
        expect(await panel.provider.observe(kept.target)).toEqual(before)
        if (panel.limitsOf) expect(panel.limitsOf('hf-one')).toEqual(limits)
      }
      const { memoryMiB, diskMiB, cpuPercent } = panel.spec('hf-other')
      const asMade = { memoryMiB, diskMiB, cpuPercent }
      if (panel.limitsOf) expect(panel.limitsOf('hf-other')).toEqual(asMade)
      expect(await panel.provider.observe(other.target)).toMatchObject({ seen: { state: 'on' } })
      expect(panel.count()).toBe(2)
    }))

  test('one that is suspended is changed and stays suspended', () =>
    withPanel(async (panel) => {
      const kept = await installed(panel, 'hf-one')
      kept.take(await panel.provider.suspend(kept.target))
      const { more } = changesOf(panel)
      const changed = await panel.provider.apply(kept.target, panel.spec('hf-one', more), null)
      expect(changed).toMatchObject({ result: 'done', seen: { state: 'off' } })
      expect(await panel.provider.observe(kept.target)).toMatchObject({ seen: { state: 'off' } })
      if (panel.limitsOf) expect(panel.limitsOf('hf-one')).toEqual(more)
    }))

  test('what is not there is not changed, and none is made of it', () =>
    withPanel(async (panel) => {
      const { target } = new Kept('hf-nobody')
      const spec = panel.spec('hf-nobody')
      expect(await panel.provider.apply(target, spec, null)).toEqual({ result: 'absent' })
      expect(panel.count()).toBe(0)
    }))
}
