import { FileSpreadsheet } from 'lucide-react'
import { Field } from '../../../ui/field.tsx'

interface StatementFileFieldProps {
  /** Of the file that is chosen; null: none is. */
  name: string | null
  error: string | undefined
  onChoose: (file: File) => void
}

/** Where the file is chosen or dropped: the input lies over all of it, and takes both. */
export const StatementFileField = ({ name, error, onChoose }: StatementFileFieldProps) => (
  <Field label="File" hint="CSV, CAMT.053 or OFX, up to 5 MB." error={error} className="h-full">
    {(control) => (
      <div className="relative flex min-h-24 grow items-center gap-4 rounded-md border border-edge border-dashed px-5 py-4 focus-within:outline-2 focus-within:outline-accent-ink focus-within:outline-offset-2 hover:border-ink hover:bg-raised">
        <FileSpreadsheet
          aria-hidden="true"
          className="size-7 shrink-0 text-muted"
          strokeWidth={1.5}
        />
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name ?? 'Choose a file'}</span>
          <span className="block text-muted text-sm">
            {name === null ? 'or drop it here' : 'Choose or drop another'}
          </span>
        </p>
        <input
          {...control}
          type="file"
          name="file"
          accept=".csv,.txt,.xml,.camt,.ofx,.qfx,text/csv,application/xml"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0]
            if (chosen) onChoose(chosen)
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
    )}
  </Field>
)
