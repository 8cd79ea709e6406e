import type { Limits } from '@hostfront/domain/provisioning/limits'
import type { Answer, ListedServer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { expect } from 'vitest'
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
  spec(key: string, limits?: Partial<Limits>): ServerSpec
  /** What the panel has of a server's limits, where it keeps any. */
  limitsOf?(key: string): Limits
  /** Where a disk is never made smaller. */
  readonly growsOnly?: boolean
  /** Where the panel keeps servers of its own. */
  readonly others?: Others
  close?(): Promise<void>
}

/** What a test does to a panel behind the provider's back. */
export interface Others {
  /** What the panel's list does not say of any server. */
  readonly unsaid: readonly (keyof ListedServer)[]
  /** Puts a server there that somebody else has made, and answers the panel's id of it. */
  place(key: string | null): string
  /** Everything about it that nobody may change but its owner. */
  look(remoteId: string): object
  /** The next call that fits the path is answered by a page of the panel's proxy. */
  failNext(path: RegExp): void
  /** The next change is made, and its answer lost. */
  loseNextAnswer(): void
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

export type WithPanel = (run: (panel: PanelUnderTest) => Promise<void>) => Promise<void>

/** A server that is installed. */
export async function installed(panel: PanelUnderTest, key: string): Promise<Kept> {
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
