import type { FilePurpose } from '@hostfront/domain/files/stored-file'
import { useEffect, useRef, useState } from 'react'
import { loadPart } from '../host/load-part.ts'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { explain } from '../words/explain.ts'
import { fileProblem } from '../words/file-problem.ts'
import { fileWords } from '../words/files.ts'

/** A file that was chosen here. */
export interface ChosenFile {
  readonly key: number
  readonly name: string
  /** Null while it is on its way. */
  readonly id: string | null
  /** From 0 to 1. */
  readonly sent: number
  /** Of a picture, for its preview. */
  readonly address: string | null
}

interface Uploading {
  readonly purpose: FilePurpose
  readonly max: number
  readonly fileIds: readonly string[]
  readonly onChange: (fileIds: readonly string[]) => void
  readonly onBusy?: ((isBusy: boolean) => void) | undefined
}

interface Entry extends ChosenFile {
  readonly abort: AbortController
}

let lastKey = 0

/** Files on their way to the shop; those that have arrived are told to the form by their ids, which may also drop them. */
export function useFileUpload({ purpose, max, fileIds, onChange, onBusy }: Uploading) {
  const { currency } = useSettings()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  // Two may arrive before the form is drawn again.
  const ids = useRef(fileIds)
  ids.current = fileIds
  const shown = entries.filter(({ id }) => id === null || fileIds.includes(id))
  const isBusy = shown.some(({ id }) => id === null)

  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const all = useRef(entries)
  all.current = entries
  useEffect(() => () => all.current.forEach(end), [])

  const change = (key: number, changed: Partial<Entry>) =>
    setEntries((known) => known.map((each) => (each.key === key ? { ...each, ...changed } : each)))
  const drop = (key: number) => setEntries((known) => known.filter((each) => each.key !== key))
  const tell = (next: readonly string[]) => {
    ids.current = next
    onChange(next)
  }

  async function send(file: File, entry: Entry): Promise<void> {
    try {
      const [{ prepareFile }, host] = await Promise.all([
        loadPart(() => import('./prepare-file.ts')),
        openHost(),
      ])
      const { bytes, problem } = await prepareFile(file)
      if (entry.abort.signal.aborted) return
      if (problem) {
        setProblem(`${file.name}: ${fileProblem(problem)}`)
        return drop(entry.key)
      }
      if (bytes.type.startsWith('image/')) {
        change(entry.key, { address: URL.createObjectURL(bytes) })
      }
      const { id } = await host.sendFile({
        purpose,
        // It may be written as something else than it was.
        name: file.name.replace(/\.[^.]{1,5}$/, ''),
        bytes,
        signal: entry.abort.signal,
        onProgress: (sent) => change(entry.key, { sent }),
      })
      change(entry.key, { id, sent: 1 })
      tell([...ids.current, id])
    } catch (fault) {
      if (entry.abort.signal.aborted) return
      drop(entry.key)
      setProblem(`${file.name}: ${explain(fault, currency)}`)
    }
  }

  function add(files: readonly File[]): void {
    const taken = files.slice(0, Math.max(0, max - shown.length))
    setProblem(taken.length < files.length ? fileWords.tooMany(max) : null)
    const added = taken.map((file) => {
      lastKey += 1
      const abort = new AbortController()
      const entry = { key: lastKey, name: file.name, id: null, sent: 0, address: null, abort }
      return { file, entry }
    })
    setEntries((known) => [...known, ...added.map(({ entry }) => entry)])
    void sendInTurn(added)
  }

  /** One after the other: several at once are no faster, and a server takes few of one account. */
  async function sendInTurn(added: readonly { file: File; entry: Entry }[]): Promise<void> {
    for (const { file, entry } of added) if (!entry.abort.signal.aborted) await send(file, entry)
  }

  async function remove(key: number): Promise<void> {
    const entry = entries.find((each) => each.key === key)
    if (!entry) return
    end(entry)
    drop(key)
    setProblem(null)
    const { id } = entry
    if (id === null) return
    tell(ids.current.filter((each) => each !== id))
    const { api } = await openHost()
    // What stays behind is deleted when nothing has named it for a day.
    await api.files.remove({ id }).catch(() => undefined)
  }

  return { files: shown, problem, add, remove }
}

function end({ abort, address }: Entry): void {
  abort.abort()
  if (address) URL.revokeObjectURL(address)
}
