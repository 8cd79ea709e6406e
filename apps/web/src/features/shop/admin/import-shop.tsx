import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { fileSize } from '../../../words/file-size.ts'
import { importWords } from '../../../words/shop-document.ts'
import { ImportChanges } from './import-changes.tsx'
import { ProblemTable } from './problem-table.tsx'
import { ReplaceShop } from './replace-shop.tsx'
import { useImport } from './use-import.ts'

/** A document in place of the whole shop: checked first, then asked about, then done. */
export function ImportShop() {
  const { file, checked, problem, isChecking, choose, check } = useImport()
  const [isAsking, setIsAsking] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isChecking && field.current) await check(field.current)
  }

  return (
    <Panel title="Import">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex max-w-prose flex-col gap-5"
      >
        <p className="text-muted">
          <strong className="font-semibold text-bad">{importWords.warning}</strong>{' '}
          {importWords.text}
        </p>
        <Field
          label={importWords.file}
          error={problem ?? undefined}
          hint={file ? fileSize(file.size) : importWords.hint}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              type="file"
              accept="application/json,.json"
              disabled={isChecking}
              onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
              className={`${controlClass} py-2 file:me-4 file:rounded-sm file:border file:border-edge file:px-3 file:py-1 file:font-semibold file:text-sm`}
            />
          )}
        </Field>
        <FormEnd problem={null} isSending={isChecking} look={file ? 'primary' : 'secondary'}>
          {isChecking ? importWords.checking : importWords.check}
        </FormEnd>
      </form>
      <p role="status" className={checked ? 'mt-8' : ''}>
        {checked
          ? checked.report.problems.length > 0
            ? importWords.flawed
            : importWords.sound
          : null}
      </p>
      {checked ? (
        <div className="mt-5 flex max-w-prose flex-col items-start gap-5">
          <ImportChanges report={checked.report} />
          {checked.report.filesLeft > 0 ? (
            <p>{importWords.filesLeft(checked.report.filesLeft)}</p>
          ) : null}
          {checked.report.problems.length > 0 ? (
            <>
              <p className="font-semibold">{importWords.problems}</p>
              <ProblemTable problems={checked.report.problems} />
            </>
          ) : null}
          <Button look="danger" onClick={() => setIsAsking(true)}>
            {importWords.replace}
          </Button>
        </div>
      ) : null}
      {checked && isAsking ? (
        <ReplaceShop text={checked.text} onClose={() => setIsAsking(false)} />
      ) : null}
    </Panel>
  )
}
