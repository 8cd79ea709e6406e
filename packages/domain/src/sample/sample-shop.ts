import { SEED_PLANS } from '../plans/seed-plans.ts'
import { createRandom } from './random.ts'
import { makeClient, type SampleClient } from './sample-client.ts'
import type { SampleContext } from './sample-context.ts'
import { makeShowcase } from './sample-showcase.ts'

export interface SampleWishes extends Omit<SampleContext, 'random'> {
  readonly clients: number
  /** The same seed makes the same clients. */
  readonly seed: number
  /** Distinguishes the addresses of this load from others; letters, digits and hyphens. */
  readonly mark: string
}

/** Clients that nobody is, one after the other, the seed's sample records with the first. Pure but for `newId`. */
export function* makeSampleClients({
  clients,
  seed,
  mark,
  ...wishes
}: SampleWishes): Generator<SampleClient> {
  const sold = wishes.plans.filter(({ price }) => price > 0)
  const plans = sold.length > 0 ? sold : SEED_PLANS
  const context = { ...wishes, plans, random: createRandom(seed) }
  for (let number = 1; number <= clients; number++) {
    const make = number === 1 ? makeShowcase : makeClient
    yield make(context, `${number}-${mark}`)
  }
}
