/** What every provider has to pass, against its panel or the simulator of it. */
import { describe, expect, test } from 'vitest'
import { applyConformance } from './apply.ts'
import { controlsConformance } from './controls.ts'
import { inventoryConformance } from './inventory.ts'
import { installed, Kept, type PanelUnderTest, type WithPanel } from './panel-under-test.ts'

/** What a provider offers beside what all do. */
export type Part = 'inventory' | 'controls'

export function providerConformance(
  name: string,
  open: () => Promise<PanelUnderTest>,
  parts: readonly Part[] = [],
): void {
  describe(name, () => {
    const withPanel: WithPanel = async (run) => {
      const panel = await open()
      try {
        await run(panel)
      } finally {
        await panel.close?.()
      }
    }

    test('it offers what it is said to, and nothing else', () =>
      withPanel(async ({ provider }) => {
        const offered = (['inventory', 'controls'] as const).filter((part) => provider[part])
        expect(offered).toEqual(parts)
      }))

    applyConformance(withPanel)
    if (parts.includes('inventory')) inventoryConformance(withPanel)
    if (parts.includes('controls')) controlsConformance(withPanel)

    test('what was never made is absent', () =>
      withPanel(async ({ provider }) => {
        expect(await provider.observe(new Kept('hf-nobody').target)).toEqual({ result: 'absent' })
      }))

    test('a server is made, installs and is there, with an address and an id of its own', () =>
      withPanel(async (panel) => {
        const one = await installed(panel, 'hf-one')
        const other = await installed(panel, 'hf-other')
        const seen = await panel.provider.observe(one.target)
        expect(seen).toMatchObject({ seen: { address: expect.stringMatching(/^[\w.-]+(:\d+)?$/) } })
        expect(one.target.remoteId).not.toBe(other.target.remoteId)
        expect(panel.count()).toBe(2)
      }))

    test('made twice with one key it is one server', () =>
      withPanel(async (panel) => {
        const { target } = await installed(panel, 'hf-one')
        const again = await panel.provider.create(target, panel.spec('hf-one'))
        // Answered as it is, or not known to have been made: then it is looked for.
        expect(['done', 'unknown', 'retry']).toContain(again.result)
        expect(panel.count()).toBe(1)
      }))

    test('a preview says what would be sent, and makes nothing', () =>
      withPanel(async (panel) => {
        const preview = await panel.provider.preview(panel.spec('hf-one'))
        expect(preview).toMatchObject({ result: 'ready' })
        expect(JSON.stringify(preview)).toContain(panel.spec('hf-one').name)
        expect(panel.count()).toBe(0)
      }))

    test('suspended and brought back, each as often as asked', () =>
      withPanel(async (panel) => {
        const kept = await installed(panel, 'hf-one')
        for (const [verb, state] of [
          ['suspend', 'off'],
          ['suspend', 'off'],
          ['resume', 'on'],
          ['resume', 'on'],
        ] as const) {
          expect(kept.take(await panel.provider[verb](kept.target))).toMatchObject({
            result: 'done',
            seen: { state },
          })
          expect(await panel.provider.observe(kept.target)).toMatchObject({ seen: { state } })
        }
      }))

    test('removed it is absent, and removed again it still is', () =>
      withPanel(async (panel) => {
        const kept = await installed(panel, 'hf-one')
        const other = await installed(panel, 'hf-other')
        expect(await panel.provider.remove(kept.target)).toEqual({ result: 'absent' })
        kept.take({ result: 'absent' })
        expect(await panel.provider.observe(kept.target)).toEqual({ result: 'absent' })
        expect(await panel.provider.remove(kept.target)).toEqual({ result: 'absent' })
        expect(await panel.provider.observe(other.target)).toMatchObject({ result: 'done' })
        expect(panel.count()).toBe(1)
      }))
  })
}
