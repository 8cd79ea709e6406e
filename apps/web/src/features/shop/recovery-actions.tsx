import { useRef, useState } from 'react'
import type { Recovery, StorageState } from '../../host/host.ts'
import { Button } from '../../ui/button.tsx'
import { fileName, saveFile } from '../../ui/save-file.ts'
import { storageWords } from '../../words/storage.ts'

/** The ways out that fit the state: a copy always, restoring and starting afresh after damage. */
export function RecoveryActions({ recovery, state }: { recovery: Recovery; state: StorageState }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const run = (act: () => Promise<void>) => {
    setFailure(null)
    act().catch(() => setFailure(storageWords.failed))
  }
  const download = async () => saveFile(await recovery.exportDocument(), fileName('shop'))
  const downloadDamaged = async () =>
    saveFile((await recovery.damagedBytes()) ?? '', fileName('damaged'))
  const restore = async (chosen: File) => {
    if (await recovery.restore(await chosen.text())) location.reload()
    else setFailure(storageWords.notRestored)
  }
  const startAfresh = async () => {
    await recovery.startAfresh()
    location.reload()
  }

  if (isConfirming) {
    return (
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <p>{storageWords.confirmAfresh}</p>
        <Button size="small" look="danger" onClick={() => run(startAfresh)}>
          {storageWords.confirm}
        </Button>
        <Button size="small" look="secondary" onClick={() => setIsConfirming(false)}>
          {storageWords.keep}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {state === 'damaged' ? (
        <>
          <Button size="small" look="secondary" onClick={() => run(downloadDamaged)}>
            {storageWords.downloadDamaged}
          </Button>
          <Button size="small" look="secondary" onClick={() => file.current?.click()}>
            {storageWords.restore}
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label={storageWords.restore}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (chosen) run(() => restore(chosen))
            }}
          />
          <Button size="small" look="danger" onClick={() => setIsConfirming(true)}>
            {storageWords.startAfresh}
          </Button>
        </>
      ) : (
        <Button size="small" look="secondary" onClick={() => run(download)}>
          {storageWords.download}
        </Button>
      )}
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  )
}
