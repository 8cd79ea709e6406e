import type { FileFacts } from '@hostfront/contract/files'
import { Download, FileText, FileX, Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { useAnswer } from '../host/use-answer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'
import { explain } from '../words/explain.ts'
import { fileSize } from '../words/file-size.ts'
import { fileWords } from '../words/files.ts'
import { useFileAddress } from './use-file-address.ts'

interface FileListProps {
  ids: readonly string[]
  /** Names the list. */
  label?: string
}

/** Files by their ids: pictures to look at, documents to save. Those that the caller may not read are not there. */
export function FileList({ ids, label = fileWords.list }: FileListProps) {
  const files = useAnswer(['files', ...ids], ({ files }) => files.read({ ids: [...ids] }))
  const [shown, setShown] = useState<FileFacts | null>(null)
  if (!files.data?.length) return null
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {files.data.map((file) => (
          <li key={file.id} className="min-w-0 max-w-full">
            {file.state === 'kept' ? (
              <KeptFile file={file} onShow={() => setShown(file)} />
            ) : (
              <LostFile file={file} />
            )}
          </li>
        ))}
      </ul>
      {shown ? <PictureDialog file={shown} onClose={() => setShown(null)} /> : null}
    </>
  )
}

const LINE =
  'flex min-h-11 max-w-full items-center gap-2.5 rounded-md border border-line px-2.5 py-1.5 text-start text-[0.9375rem]'

function KeptFile({ file, onShow }: { file: FileFacts; onShow: () => void }) {
  const save = useSaving()
  if (file.type !== 'application/pdf') return <Thumbnail file={file} onShow={onShow} />
  return (
    <button type="button" onClick={() => void save(file)} className={`${LINE} hover:border-ink`}>
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span dir="auto" className="truncate">
        {file.name}
      </span>
      <span className="shrink-0 text-muted text-sm">{fileSize(file.size)}</span>
    </button>
  )
}

function Thumbnail({ file, onShow }: { file: FileFacts; onShow: () => void }) {
  const address = useFileAddress(file.id)
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex size-24 items-center justify-center overflow-hidden rounded-md border border-line hover:border-ink"
    >
      {address ? (
        <img src={address} alt={file.name} className="size-full object-cover" />
      ) : (
        <>
          <ImageIcon aria-hidden="true" className="size-6 text-muted" />
          <span className="sr-only">{file.name}</span>
        </>
      )}
    </button>
  )
}

const LostFile = ({ file: { name, state } }: { file: FileFacts }) => (
  <span className={`${LINE} text-muted`}>
    <FileX aria-hidden="true" className="size-5 shrink-0" />
    <span dir="auto" className="truncate">
      {name || fileWords.nameless}
    </span>
    <span className="shrink-0 text-sm">
      {state === 'missing' ? fileWords.missing : fileWords.erased}
    </span>
  </span>
)

function PictureDialog({ file, onClose }: { file: FileFacts; onClose: () => void }) {
  const address = useFileAddress(file.id)
  const save = useSaving()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={file.name}
      description={fileSize(file.size)}
      size="large"
    >
      <div className="flex min-h-48 flex-col items-center gap-4">
        {address ? (
          <img
            src={address}
            alt={file.name}
            className="max-h-[70dvh] max-w-full rounded-md object-contain"
          />
        ) : null}
        <Button look="secondary" size="small" onClick={() => void save(file)}>
          <Download aria-hidden="true" className="size-4" />
          {fileWords.save}
        </Button>
      </div>
    </Dialog>
  )
}

function useSaving(): (file: FileFacts) => Promise<void> {
  const { currency } = useSettings()
  return async ({ id, name, type }) => {
    try {
      saveFile(await (await openHost()).openFile(id), name, type)
    } catch (fault) {
      void toast(explain(fault, currency), 'error')
    }
  }
}
