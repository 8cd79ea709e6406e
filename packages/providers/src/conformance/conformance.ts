/** What every provider has to pass, against its panel or the simulator of it. */
import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { describe, expect, test } from 'vitest'
import type { Provider, Target } from '../port.ts'

/** A panel with nothing on it. */
export interface PanelUnderTest {
  readonly provider: Provider
  /** How many servers there are, whoever's. */
  count(): number
  /** Lets so many seconds pass, installs included. */
  pass(seconds: number): void | Promise<void>
  /** ISO, UTC. */
  now(): string
  spec(key: string): ServerSpec
  close?(): Promise<void>
}

/** What the shop keeps between two calls, as the reconciler does. */
export class Kept {
  target: Target

  constructor(key: string) {
    this.target = { key, remoteId: null, state: 'none', sentAt: null }
  }

  take(answer: Answer): Answer {
    if (answer.result === 'done') {
      this.target = { ...this.target, ...answer.seen, state: answer.seen.state }
    }
    if (answer.result === 'absent' && this.target.state !== 'none') {
      this.target = { ...this.target, state: 'gone' }
    }
    return answer
  }
}

export function providerConformance(name: string, open: () => Promise<PanelUnderTest>): void {
  describe(name, () => {
    async function withPanel(run: (panel: PanelUnderTest) => Promise<void>): Promise<void> {
      const panel = await open()
      try {
        await run(panel)
      } finally {
        await panel.close?.()
      }
    }

    /** A server that is installed. */
    async function installed(panel: PanelUnderTest, key: string): Promise<Kept> {
      const kept = new Kept(key)
      kept.target = { ...kept.target, sentAt: panel.now() }
      expect(kept.take(await panel.provider.create(kept.target, panel.spec(key)))).toMatchObject({
        result: 'done',
        seen: { state: 'installing' },
      })
      await panel.pass(60)
      expect(kept.take(await panel.provider.observe(kept.target))).toMatchObject({
        result: 'done',
        seen: { state: 'on' },
      })
      return kept
    }

    test('what was never made is absent', () =>
      withPanel(async ({ provider }) => {
        expect(await provider.observe(new Kept('hf-nobody').target)).toEqual({ result: 'absent' })
      }))

    test('a server is made, installs and is there, with an address and an id of its own', () =>
      withPanel(async (panel) => {
        const one = await installed(panel, 'hf-one')
        const other = await installed(panel, 'hf-other')
        const seen = await panel.provider.observe(one.target)
        expect(seen).toMatchObject({ seen: { address: expect.stringMatching(/^[\w.-]+:\d+$/) } })
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
        expect(JSON.stringify(preview)).toContain('Los Santos')
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
