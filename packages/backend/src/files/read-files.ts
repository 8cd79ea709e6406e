import type { FileFacts } from '@hostfront/contract/files'
import type { SignedInCall } from '../call/context.ts'
import { asFacts } from './file-facts.ts'
import { readableFiles } from './readable-files.ts'
import { refuseTeamWithoutFactor } from './refuse-team-without-factor.ts'

/** What the caller may know of the files with these ids, in their order. */
export async function readFiles(
  call: SignedInCall,
  { ids }: { readonly ids: readonly string[] },
): Promise<FileFacts[]> {
  const found = await call.store.read((tx) => readableFiles(tx, call.actor, ids))
  await refuseTeamWithoutFactor(call, found.values())
  const sizes = await call.files.sizesOf([...found.keys()])
  return [...new Set(ids)].flatMap((id) => {
    const file = found.get(id)
    return file ? [asFacts(file, sizes.has(id))] : []
  })
}
