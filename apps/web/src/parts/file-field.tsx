import type { FilePurpose } from '@hostfront/domain/files/stored-file'
import { FileText, Paperclip, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { fileWords } from '../words/files.ts'
import { type ChosenFile, useFileUpload } from './use-file-upload.ts'

interface FileFieldProps {
  label: string
  purpose: FilePurpose
  /** How many at most. */
  max: number
  /** Of those that have arrived; the form names them when it is sent, and drops them then. */
  fileIds: readonly string[]
  onChange: (fileIds: readonly string[]) => void
  /** Told while some are on their way: the form is not to be sent before. */
  onBusy?: (isBusy: boolean) => void
  hint?: string
  /** What is wrong, as the form knows it. */
  error?: string | undefined
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

/**
 * Where pictures and documents are chosen, dropped or pasted, anywhere in the form. They are sent at once; the form holds
 * their ids.
 */
export function FileField({ label, hint, error, ...uploading }: FileFieldProps) {
  const { files, problem, add, remove } = useFileUpload(uploading)
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const adding = useRef(add)
  adding.current = add
  useEffect(() => {
    const form = area.current?.closest('form')
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0) return
      event.preventDefault()
      adding.current(pasted)
    }
    form?.addEventListener('paste', paste)
    return () => form?.removeEventListener('paste', paste)
  }, [])
  const count = uploading.fileIds.length
  useEffect(() => {
    // What was missing may have come by it: the form looks again, as it does when something is typed.
    if (count > 0) area.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [count])
  const said = problem ?? error
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field in it is the first. */}
      <div
        ref={area}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          add([...event.dataTransfer.files])
        }}
        className={`rounded-md border border-dashed p-3 ${isOver ? 'border-ink bg-raised' : 'border-edge'}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span
            className={`${buttonClass({ look: 'secondary', size: 'small' }, 'relative')} focus-within:outline-2 focus-within:outline-accent-ink focus-within:outline-offset-2`}
          >
            <Paperclip aria-hidden="true" className="size-4" />
            <span aria-hidden="true">{fileWords.choose}</span>
            <input
              id={id}
              type="file"
              multiple={uploading.max > 1}
              accept={ACCEPTED}
              aria-invalid={said !== undefined}
              aria-describedby={`${id}-error ${id}-hint`}
              onChange={({ currentTarget }) => {
                const chosen = [...(currentTarget.files ?? [])]
                // The same file can be chosen again after it was removed.
                currentTarget.value = ''
                add(chosen)
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </span>
          <span id={`${id}-hint`} className="text-muted text-sm">
            {hint ?? fileWords.hint(uploading.max)}
          </span>
        </div>
        {files.length > 0 ? (
          <ul className="mt-3 flex flex-col gap-2">
            {files.map((file) => (
              <Chosen key={file.key} file={file} onRemove={() => void remove(file.key)} />
            ))}
          </ul>
        ) : null}
      </div>
      <p
        id={`${id}-error`}
        role="status"
        className="text-bad text-sm empty:hidden [overflow-wrap:anywhere]"
      >
        {said}
      </p>
    </div>
  )
}

function Chosen({
  file: { name, id, sent, address },
  onRemove,
}: {
  file: ChosenFile
  onRemove: () => void
}) {
  return (
    <li className="flex min-w-0 items-center gap-3">
      {address ? (
        <img
          src={address}
          alt=""
          className="size-11 shrink-0 rounded-md border border-line object-cover"
        />
      ) : (
        <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md border border-line text-muted">
          <FileText aria-hidden="true" className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-[0.9375rem]">
          {name}
        </p>
        {id === null ? (
          <progress
            aria-label={fileWords.sending(name)}
            value={sent > 0 ? sent : undefined}
            className="h-1.5 w-full accent-accent-ink"
          />
        ) : (
          <p role="status" className="text-muted text-sm">
            {fileWords.ready}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={fileWords.remove(name)}
        onClick={onRemove}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}
