import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fileName, saveFile } from '../../../ui/save-file.ts'
import { backupWords, storageWords } from '../../../words/storage.ts'
import { useStorage } from '../use-storage.ts'

/** For administrators: where the shop's data lives, how safe it is, and a copy. Nothing where a server keeps it. */
export function BackupPanel() {
  const storage = useStorage()
  const [hasFailed, setHasFailed] = useState(false)
  if (!storage?.recovery) return null
  const { health, recovery } = storage
  const download = () => {
    setHasFailed(false)
    recovery
      .exportDocument()
      .then((text) => saveFile(text, fileName('shop')))
      .catch(() => setHasFailed(true))
  }
  return (
    <section
      aria-labelledby="backup-title"
      className="rounded-lg border border-line bg-surface p-5 text-sm"
    >
      <h2 id="backup-title" className="font-semibold text-base">
        {backupWords.title}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{backupWords.text}</p>
      <p className="mt-2 max-w-prose text-muted">
        {health.lastBackupAt
          ? backupWords.last(health.lastBackupAt.slice(0, 10))
          : backupWords.never}{' '}
        {promise(health.persisted)}
      </p>
      {health.isMirrored ? null : (
        <p className="mt-2 max-w-prose text-warn">{backupWords.notMirrored}</p>
      )}
      <Button className="mt-4" size="small" look="secondary" onClick={download}>
        {storageWords.download}
      </Button>
      {hasFailed ? (
        <p role="alert" className="mt-2 text-bad">
          {storageWords.failed}
        </p>
      ) : null}
    </section>
  )
}

function promise(persisted: boolean | null): string {
  if (persisted === null) return backupWords.notAsked
  return persisted ? backupWords.persisted : backupWords.notPersisted
}
