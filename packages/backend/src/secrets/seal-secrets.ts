import type { Backend, Secrets } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { type KeptSecret, listKept, replaceKept, SECRET_FIELDS } from './secret-rows.ts'

export interface SealReport {
  readonly sealed: number
  /** Secrets that no key opens; they stay as they are. */
  readonly unreadable: number
}

/**
 * Seals by the key of now what was sealed by an earlier one, in an earlier way or not at all. May run at every start and
 * in several places at once: what is sealed so stays as it is.
 */
export async function sealSecrets({
  store,
  secrets,
}: Pick<Backend, 'store' | 'secrets'>): Promise<SealReport> {
  const report = { sealed: 0, unreadable: 0 }
  if (!secrets) return report
  for (const field of SECRET_FIELDS) {
    for await (const page of readPages((after) => store.read((tx) => listKept(tx, field, after)))) {
      for (const each of page.filter(({ kept }) => !secrets.isCurrent(kept))) {
        const text = sealedAnew(secrets, each)
        if (text === null) report.unreadable++
        else if (await store.transaction((tx) => replaceKept(tx, each, text))) report.sealed++
      }
    }
  }
  return report
}

function sealedAnew(
  secrets: Secrets,
  { place, kept, createdAt, owner }: KeptSecret,
): string | null {
  try {
    const text = secrets.open(place, kept, owner)
    return secrets.seal(place, text, secrets.setAtOf(kept) ?? createdAt)
  } catch {
    return null
  }
}
