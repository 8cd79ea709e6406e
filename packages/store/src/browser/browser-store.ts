import type { Result } from '@hostfront/domain/result'
import type { DocumentRefusal } from '../document/document.ts'
import { runReader } from '../memory/run-session.ts'
import { SerialQueue } from '../memory/serial-queue.ts'
import { type Store, StoreError } from '../port.ts'
import type { DatabaseAccess } from './catch-up.ts'
import { catchUp } from './catch-up.ts'
import { type BrowserEnvironment, browserEnvironment } from './environment.ts'
import type { StorageHealth } from './health.ts'
import { LAST_BACKUP_KEY } from './layout.ts'
import { Mirror } from './mirror.ts'
import { runTransaction } from './run-transaction.ts'
import { ShopState } from './shop-state.ts'
import { startShop } from './start-shop.ts'
import { Tabs } from './tabs.ts'

export type { StorageHealth, StorageNotice, StorageState } from './health.ts'

export interface BrowserStore extends Store {
  /** The same object until something changes. */
  health(): StorageHealth
  watchHealth(onChange: () => void): () => void
  /** The whole shop as the seed's JSON document, in every state that has anything to export. */
  exportDocument(): Promise<string>
  /** What was set aside because it could not be read; null when nothing was. */
  damagedBytes(): Promise<string | null>
  /** Puts a document in the place of the shop, which is kept aside. All or nothing. */
  restore(text: string): Promise<Result<void, DocumentRefusal>>
  /** An empty shop, after damage only. What was set aside stays. */
  startAfresh(): Promise<void>
  /** Asks the browser not to clear the data by itself. False when it refuses or cannot. */
  askToPersist(): Promise<boolean>
}

export interface BrowserStoreOptions {
  /** Of the database, of the key in local storage and of the channel between tabs. */
  name?: string
  now(): Date
  newId(): string
  /** For the plain passwords of the seed's old records. */
  hashPassword(password: string): Promise<string>
  environment?: Partial<BrowserEnvironment>
}

/**
 * The shop in this browser. IndexedDB decides, memory answers, other tabs are kept up with, local storage holds
 * a second copy. Resolves in any condition of storage: `health` says which. Of a large shop the rest of the rows comes
 * in while the first are read: who reads or writes what has not come waits for it.
 */
export async function openBrowserStore(options: BrowserStoreOptions): Promise<BrowserStore> {
  const { name = 'hostfront', now, newId, hashPassword } = options
  const environment = { ...browserEnvironment(), ...options.environment }
  const queue = new SerialQueue()
  const state = new ShopState((changes, isOwn) => {
    if (changes) mirror.noteCommit(changes, isOwn)
    else mirror.noteReload()
  })
  const { health } = state
  let isClosed = false
  const mirror = new Mirror({
    key: name,
    environment,
    read: () =>
      state.isWritable && !isClosed && state.meta
        ? { revision: state.meta.revision, tables: state.engine.tables }
        : null,
    onChange: (isMirrored) => health.set({ isMirrored }),
  })
  const access: DatabaseAccess = {
    name,
    environment,
    now,
    events: {
      onVersionChange(version) {
        state.lose()
        if (version === null) state.block('unavailable', 'wiped', 'wiped')
        else state.block('newer', 'newer-version', 'outdated-tab')
      },
      onClose: () => {
        state.lose()
        lookForNews()
      },
    },
  }
  const context = { state, queue, access, now, newId }
  const enqueue = (work: () => Promise<unknown>) => {
    queue.add(work).catch(() => {})
  }
  /** One look is enough, however many tabs have called for it. */
  let isLooking = false
  const lookForNews = () => {
    if (isLooking || isClosed) return
    isLooking = true
    enqueue(() => {
      isLooking = false
      return catchUp(state, access)
    })
  }
  const tabs = new Tabs(name, environment, {
    onNews: lookForNews,
    onNewer: () => state.block('newer', 'newer-version', 'outdated-tab'),
    onHide: () => mirror.flush(),
  })
  const stopTelling = () => tabs.close()

  function admit(): void {
    queue.refuseNested()
    if (isClosed) throw new StoreError('unavailable', 'closed')
  }

  const { whole } = await startShop(state, { access, now, newId, hashPassword, enqueue })
  // Writers wait for it.
  enqueue(() => whole)
  void environment.storage?.persisted?.().then(
    (persisted) => health.set({ persisted }),
    () => {},
  )

  return {
    async transaction(fn) {
      admit()
      return queue.add(async () => {
        const before = state.meta?.revision
        const value = await runTransaction(context, fn)
        if (state.meta?.revision !== before) tabs.tellCommit()
        return value
      })
    },
    async replaceAll(complete) {
      admit()
      const { replaceRows } = await import('./recovery.ts')
      return queue.add(async () => {
        await replaceRows(context, complete)
        tabs.tellCommit()
      })
    },
    async read(fn) {
      admit()
      return runReader(state.engine, fn)
    },
    watch: (onChange) => state.watchers.add(onChange),
    health: () => health.current,
    watchHealth: (onChange) => health.watch(onChange),
    async exportDocument() {
      const { exportShop } = await import('./recovery.ts')
      await whole
      const text = await exportShop(context)
      const lastBackupAt = now().toISOString()
      health.set({ lastBackupAt })
      if (state.isWritable) {
        await state.connection?.put('meta', lastBackupAt, LAST_BACKUP_KEY).catch(() => {})
      }
      return text
    },
    async damagedBytes() {
      const { readDamaged } = await import('./recovery.ts')
      return readDamaged(state)
    },
    async restore(text) {
      const { restoreShop } = await import('./recovery.ts')
      return queue.add(async () => {
        const answer = await restoreShop(context, text)
        if (answer.ok) tabs.tellCommit()
        return answer
      })
    },
    async startAfresh() {
      const { startShopAfresh } = await import('./recovery.ts')
      return queue.add(async () => {
        await startShopAfresh(context)
        tabs.tellCommit()
      })
    },
    async askToPersist() {
      const persisted = await askToPersist(environment)
      health.set({ persisted })
      return persisted
    },
    async close() {
      if (isClosed) return
      mirror.flush()
      isClosed = true
      stopTelling()
      state.lose()
    },
  }
}

async function askToPersist({ storage }: BrowserEnvironment): Promise<boolean> {
  try {
    return (await storage?.persist()) ?? false
  } catch {
    return false
  }
}
