import type { StatementAccount } from '@hostfront/domain/statements/statement-account'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { explain } from '../../../words/explain.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { CsvMappingForm } from './csv-mapping-form.tsx'
import { StatementFileField } from './statement-file-field.tsx'
import { StatementReview } from './statement-review.tsx'
import { useStatement } from './use-statement.ts'

/** Reads a statement in this browser, shows what its rows may pay, and records what is chosen. Mount it to open it. */
export function ImportStatement({ onClose }: { onClose: () => void }) {
  const accounts = useAnswer(['statements', 'accounts'], (api) => api.statements.accounts())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import statement"
      description="Read in this browser; only rows that you decide on are kept."
      size="large"
    >
      <Loaded answer={accounts}>
        {(known) => <StatementForm accounts={known} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface StatementFormProps {
  /** Those of before, the last one first. */
  accounts: readonly StatementAccount[]
  onClose: () => void
}

function StatementForm({ accounts, onClose }: StatementFormProps) {
  const { currency, paymentMethods } = useSettings()
  const statement = useStatement(currency, accounts)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { source, file, csv, review, note } = statement
  const [isPressed, setIsPressed] = useState(false)
  // What is said once somebody has pressed, and no more when it is there.
  const lacksAccount = source.name.trim() === ''
  const lacksFile = file === null
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
    <>
      {review.rows ? (
        <StatementReview review={review} rows={review.rows} note={note} onClose={onClose} />
      ) : (
        <form
          noValidate
          className="flex flex-col gap-7"
          onSubmit={(event) => {
            event.preventDefault()
            setIsPressed(true)
            if (lacksAccount || lacksFile) {
              const first = lacksAccount ? 'account' : 'file'
              event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
            } else attempt(statement.read)
          }}
        >
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            <div className="flex flex-col gap-5">
              <TextField
                label="Account"
                name="account"
                error={isPressed && lacksAccount ? issueSentence('REQUIRED') : undefined}
                hint="The same name each time, so that its rows are known again."
                maxLength={60}
                // The dialog opens before its fields are there.
                autoFocus
                autoComplete="off"
                list="statement-sources"
                value={source.name}
                onChange={(event) => statement.nameSource(event.target.value)}
              />
              <datalist id="statement-sources">
                {accounts.map(({ name }) => (
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
            <StatementFileField
              name={file?.name ?? null}
              error={isPressed && lacksFile ? 'Please choose a file.' : undefined}
              onChoose={(chosen) => attempt(() => statement.choose(chosen))}
            />
          </div>
          {csv ? (
            <CsvMappingForm
              mapping={csv.mapping}
              rows={csv.rows}
              onChange={(mapping) => void statement.map(mapping).then(setProblem)}
            />
          ) : null}
          {problem ? <FormError>{problem}</FormError> : null}
          {/* In sight however many columns there are. */}
          <div className="-mx-5 -mb-5 sticky -bottom-5 flex justify-end border-line border-t bg-ground px-5 py-4 sm:-mx-6 sm:px-6">
            <BusyButton type="submit" isBusy={isBusy}>
              Read rows
            </BusyButton>
          </div>
        </form>
      )}
    </>
  )
}
