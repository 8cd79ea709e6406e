import type { Account } from '@hostfront/contract/accounts'
import type { Api } from '@hostfront/contract/contract'
import type { FileFacts } from '@hostfront/contract/files'
import type { FilePurpose } from '@hostfront/domain/files/stored-file'
import type { IsAffected } from './changes.ts'
import type { Question } from './question.ts'

/** Whether what the shop knows can be read and written. */
export type StorageState = 'ready' | 'damaged' | 'newer' | 'unavailable'

/** Something the person should know about where the data lives; each has a sentence in the words. */
export type StorageNotice =
  | 'full'
  | 'outdated-tab'
  | 'wiped'
  | 'write-failed'
  | 'migration-failed'
  | 'insecure-origin'
  | 'session-in-tab'

export interface StorageHealth {
  readonly state: StorageState
  readonly notices: readonly StorageNotice[]
  /** Whether the browser promised not to clear the data by itself; null when not asked, or not the browser's affair. */
  readonly persisted: boolean | null
  /** When the shop was last exported, ISO 8601 in UTC. */
  readonly lastBackupAt: string | null
  /** False when the shop has outgrown the second copy that local storage can hold. */
  readonly isMirrored: boolean
}

/** Ways out when stored data cannot be read; only where the data lives in this browser. */
export interface Recovery {
  /** The whole shop as one JSON document. */
  exportDocument(): Promise<string>
  /** What was found damaged, byte for byte; null when nothing was. */
  damagedBytes(): Promise<string | null>
  /** Puts a document in place of everything; false when it is not a sound one (then nothing has changed). */
  restore(text: string): Promise<boolean>
  startAfresh(): Promise<void>
}

/** A file on its way to the shop. */
export interface FileToSend {
  readonly purpose: FilePurpose
  readonly name: string
  readonly bytes: Blob
  /** Called with how much of it has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

/** What an edition is to the interface. Chosen when building, behind the import `#host`. */
export interface Host {
  readonly api: Api
  /** How long these are seen to work at least, in ms; 0 where they really take their time. */
  readonly minimumBusy: {
    readonly login: number
    readonly register: number
    readonly order: number
  }
  /** The same procedures; `note` is passed the name (`noun.verb`) of each that is called. */
  noteCalls(note: (call: string) => void): Api
  /** What is asked of it again and again, by pages that bring no cache along. */
  question<Answer>(
    load: (api: Api) => Promise<Answer>,
    show: (answer: Answer) => void,
    shown?: Answer,
  ): Question<Answer>
  /** Bytes do not go through `api`. Refusals are those that its procedures would throw. */
  sendFile(file: FileToSend): Promise<FileFacts>
  /** The bytes of a file that may be read, with its type. */
  openFile(id: string): Promise<Blob>
  /** Called when this or another tab or person changed something, with what it may have changed. Returns the way to stop. */
  watch(onChange: (isAffected: IsAffected) => void): () => void
  readonly storage: {
    health(): StorageHealth
    watch(onChange: () => void): () => void
    /** Null where the data is the server's affair. */
    readonly recovery: Recovery | null
  }
}

export type { Account }
