import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { explain } from '../../../words/explain.ts'
import { CsvMappingForm } from './csv-mapping-form.tsx'
import { StatementReview } from './statement-review.tsx'
import { useStatement } from './use-statement.ts'

/** Reads a statement in this browser, shows what its rows may pay, and records what is chosen. Mount it to open it. */
export function ImportStatement({ onClose }: { onClose: () => void }) {
  const { currency, paymentMethods } = useSettings()
  const statement = useStatement(currency)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { source, file, csv, review, note } = statement
  const manual = paymentMethods.filter(({ kind }) => kind === 'manual')

  function attempt(work: () => Promise<string | null>): void {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    void work()
      .catch((error: unknown) => explain(error, currency))
      .then((answer) => {
        setProblem(answer)
        setIsBusy(false)
      })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import statement"
      description="Read in this browser; only rows that you decide on are kept."
      size="large"
    >
      {review.rows ? (
        <StatementReview review={review} rows={review.rows} note={note} onClose={onClose} />
      ) : (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            attempt(statement.read)
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Account"
              hint="The same name each time, so that its rows are known again."
              maxLength={60}
              autoComplete="off"
              list="statement-sources"
              value={source.name}
              onChange={(event) => statement.nameSource(event.target.value)}
            />
            <datalist id="statement-sources">
              {statement.sources.map(({ name }) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <SelectField
              label="Paid by"
              value={source.method}
              onChange={(event) => statement.chooseMethod(event.target.value)}
            >
              {manual.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <Field label="File" hint="CSV, CAMT.053 or OFX, up to 5 MB.">
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.txt,.xml,.camt,.ofx,.qfx,text/csv,application/xml"
                onChange={(event) => {
                  const chosen = event.currentTarget.files?.[0]
                  if (chosen) attempt(() => statement.choose(chosen))
                }}
                className={`${controlClass} py-2 file:me-4 file:rounded-sm file:border file:border-edge file:px-3 file:py-1 file:font-semibold file:text-sm`}
              />
            )}
          </Field>
          {csv ? (
            <CsvMappingForm
              mapping={csv.mapping}
              rows={csv.rows}
              onChange={(mapping) => void statement.map(mapping).then(setProblem)}
            />
          ) : null}
          {problem ? <FormError>{problem}</FormError> : null}
          <div className="flex justify-end">
            <BusyButton
              type="submit"
              isBusy={isBusy}
              disabled={file === null || !source.name.trim()}
            >
              Read rows
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}
