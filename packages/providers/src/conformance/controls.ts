import type { Usage } from '@hostfront/domain/provisioning/seen'
import { expect, test } from 'vitest'
import type { Provider, Target } from '../port.ts'
import { installed, Kept, type PanelUnderTest, type WithPanel } from './panel-under-test.ts'

/** Panels may keep what they have read of a server for so long, in seconds. */
const OLDEST = 30

/** What every provider with power and usage has to pass. */
export function controlsConformance(withPanel: WithPanel): void {
  /** A server that runs, and what its provider does with it. */
  async function running(panel: PanelUnderTest) {
    const { target } = await installed(panel, 'hf-one')
    const controls = controlsOf(panel.provider)
    await controls.power(target, 'start')
    await panel.pass(OLDEST)
    return { target, controls }
  }

  test('it stops, and takes nothing of the machine; it starts, and does', () =>
    withPanel(async (panel) => {
      const { target, controls } = await running(panel)
      const seen = { state: 'on', remoteId: target.remoteId }
      expect(await controls.power(target, 'stop')).toMatchObject({ result: 'done', seen })
      await panel.pass(OLDEST)
      const stopped = { state: 'stopped', cpuPercent: 0, memory: 0, uptimeSeconds: 0 }
      expect(await usageOf(panel.provider, target)).toMatchObject(stopped)
      expect(await controls.power(target, 'start')).toMatchObject({ result: 'done', seen })
      await panel.pass(OLDEST)
      const usage = await usageOf(panel.provider, target)
      expect(usage).toMatchObject({ state: 'running', uptimeSeconds: OLDEST })
      expect(Math.min(usage.cpuPercent, usage.memory, usage.disk)).toBeGreaterThan(0)
    }))

  test('restarted it runs from then on; started again it goes on running', () =>
    withPanel(async (panel) => {
      const { target, controls } = await running(panel)
      expect(await controls.power(target, 'restart')).toMatchObject({ result: 'done' })
      await panel.pass(OLDEST)
      expect(await usageOf(panel.provider, target)).toMatchObject({ uptimeSeconds: OLDEST })
      expect(await controls.power(target, 'start')).toMatchObject({ result: 'done' })
      await panel.pass(OLDEST)
      expect(await usageOf(panel.provider, target)).toMatchObject({ uptimeSeconds: 2 * OLDEST })
    }))

  test('one server’s power is not another’s', () =>
    withPanel(async (panel) => {
      const other = await installed(panel, 'hf-other')
      const { target, controls } = await running(panel)
      await controls.power(other.target, 'start')
      expect(await controls.power(other.target, 'stop')).toMatchObject({ result: 'done' })
      await panel.pass(OLDEST)
      expect(await usageOf(panel.provider, target)).toMatchObject({ state: 'running' })
    }))

  test('of what is not there is no usage, and it is not started', () =>
    withPanel(async ({ provider }) => {
      const { target } = new Kept('hf-nobody')
      const missing = { result: 'failed', fault: { code: 'MISSING', detail: null } }
      expect(await controlsOf(provider).usage(target)).toEqual(missing)
      expect(await controlsOf(provider).power(target, 'start')).toEqual({ result: 'absent' })
    }))

  test('suspended it cannot be started, and says nothing of itself', () =>
    withPanel(async (panel) => {
      const kept = await installed(panel, 'hf-one')
      kept.take(await panel.provider.suspend(kept.target))
      const busy = { code: 'PANEL_BUSY' }
      const controls = controlsOf(panel.provider)
      const started = await controls.power(kept.target, 'start')
      expect(started).toMatchObject({ result: 'retry', fault: busy })
      expect(await controls.usage(kept.target)).toMatchObject({ result: 'failed', fault: busy })
    }))
}

function controlsOf({ controls }: Provider) {
  if (!controls) throw new Error('It has no controls.')
  return controls
}

async function usageOf(provider: Provider, target: Target): Promise<Usage> {
  const answer = await controlsOf(provider).usage(target)
  if (answer.result !== 'done') throw new Error(answer.fault.code)
  return answer.usage
}
