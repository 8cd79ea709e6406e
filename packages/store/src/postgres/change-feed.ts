import type { CollectionName } from '../collections.ts'
import { Watchers } from '../memory/watchers.ts'
import type { OnChange } from '../port.ts'

/** Where commits are reported. */
export interface ChangeFeed {
  /** A commit of this process: its own watchers hear of it at once, others as soon as the feed can. */
  tell(changed: readonly CollectionName[], users: readonly string[] | null): void
  watch(onChange: OnChange): () => void
  close(): Promise<void>
}

/** For a database that nobody else has open. */
export function localChangeFeed(): ChangeFeed {
  const watchers = new Watchers()
  return {
    tell: (changed, users) => watchers.tell(changed, users),
    watch: (onChange) => watchers.add(onChange),
    close: async () => {},
  }
}
