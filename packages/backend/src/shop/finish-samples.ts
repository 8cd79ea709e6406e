import type { UnfinishedSamples } from '@hostfront/contract/shop'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import type { RowCounts } from './count-rows.ts'
import { addSamples } from './load-sample-data.ts'
import { unfinishedLoad } from './sample-load.ts'
import { shopEntry } from './shop-entry.ts'

/** The load of sample clients that was interrupted, or goes on somewhere else. */
export async function readUnfinishedSamples(call: SignedInCall): Promise<UnfinishedSamples | null> {
  const load = await call.store.read(unfinishedLoad)
  return load && { asked: load.clients, loaded: load.loaded }
}

/** Adds what is missing of it, or leaves it at what there is; either way the log says how many there are. Refuses NOT_FOUND. */
export async function finishSamples(
  call: SignedInCall,
  { goOn }: { readonly goOn: boolean },
): Promise<{ added: RowCounts }> {
  const load = await call.store.read(unfinishedLoad)
  if (!load) throw refused('NOT_FOUND')
  if (goOn) return addSamples(call, load)
  const { loaded: clients } = load
  await call.store.transaction((tx) =>
    tx.auditLog.insert(shopEntry(call, 'shop.loadSampleData', null, { clients })),
  )
  return { added: {} }
}
