import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'

/** Why the shop did not take the form: at a field, or above the button. */
export interface FormFailure {
  readonly message: string
  readonly field?: string | undefined
}

interface SchemaFormOptions<Schema extends z.ZodMiniType> {
  /** A function, so that a page need not load its checks before somebody writes: called at a focus and when it is sent. */
  loadSchema: () => Schema | Promise<Schema>
  /** What the schema gets of the fields; by default the last value of each name. */
  read?: (data: FormData) => unknown
  /** Why it cannot be sent yet, asked before anything in it is judged: what is still missing may be on its way. */
  hold?: () => string | null
  /** Gets what the schema made of the fields. Answers with why it was refused, or nothing when it is done. */
  send: (value: z.output<Schema>) => Promise<FormFailure | null>
  /** Once `send` has succeeded. */
  onDone?: (form: HTMLFormElement) => void
}

export type SchemaForm = ReturnType<typeof useSchemaForm>

/**
 * A form that leaves its values to the browser and its rules to a schema: what was typed before the page came alive
 * is kept, nothing is drawn anew at a keystroke, and it is sent once however often it is pressed.
 * The fields are found by their `name`; each name of `errors` has the first issue of its field.
 */
export function useSchemaForm<Schema extends z.ZodMiniType>({
  loadSchema,
  read = Object.fromEntries,
  hold,
  send,
  onDone,
}: SchemaFormOptions<Schema>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  /** What the shop refused: only it knows when that is right again. */
  const refused = useRef<string>(undefined)
  // State is seen with the next drawing; a second press can come before it.
  const isBusy = useRef(false)

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setProblem(null)
    try {
      const failure = await check(form)
      if (failure === null || failure.field === undefined) setProblem(failure?.message ?? null)
      else {
        refused.current = failure.field
        point(form, { [failure.field]: failure.message })
      }
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  async function check(form: HTMLFormElement): Promise<FormFailure | null> {
    const held = hold?.() ?? null
    if (held !== null) return { message: held }
    const schema = await loadSchema()
    const parsed = schema.safeParse(read(new FormData(form)))
    refused.current = undefined
    if (!parsed.success) {
      point(form, firstIssues(parsed.error.issues))
      return null
    }
    setErrors({})
    const failure = await send(parsed.data)
    if (failure === null) onDone?.(form)
    return failure
  }

  /** Of what was wrong keeps what still is. What is newly wrong waits: nobody is corrected while they type. */
  function recheck(schema: Schema, form: HTMLFormElement, name: string): void {
    const parsed = schema.safeParse(read(new FormData(form)))
    const found = parsed.success ? {} : firstIssues(parsed.error.issues)
    setErrors((before) => {
      const all = Object.entries(before)
      const wrong = all.flatMap(([field, issue]) => {
        // It may be wrong in another way by now: no address, where there was nothing.
        if (found[field] !== undefined) return [[field, found[field]] as const]
        return field === refused.current && field !== name ? [[field, issue] as const] : []
      })
      const isSame =
        wrong.length === all.length && wrong.every(([field, is]) => before[field] === is)
      return isSame ? before : Object.fromEntries(wrong)
    })
  }

  /** Shows what is wrong and takes the person to the first of it. */
  function point(form: HTMLFormElement, found: Record<string, string>): void {
    setErrors(found)
    const first = [...form.elements].find(
      (field) => field instanceof HTMLElement && 'name' in field && String(field.name) in found,
    )
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    errors,
    problem,
    isSending,
    form: {
      noValidate: true,
      // Sent before the script has come, it does nothing: a native GET would put the fields in the address.
      method: 'dialog',
      // Before anything is typed: a page older than the last release then reloads without a loss.
      onFocus: () => void loadSchema(),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      /** A field is right as soon as it is, and what was wrong with another by it. */
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        const name = target instanceof HTMLElement && 'name' in target ? String(target.name) : ''
        if (Object.keys(errors).length === 0) return
        const schema = loadSchema()
        if (!(schema instanceof Promise)) recheck(schema, currentTarget, name)
        else void schema.then((loaded) => recheck(loaded, currentTarget, name))
      },
    },
  }
}

function firstIssues(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  // A field is named by as much of the path as it covers: of `tax.countries.0` that is `tax.countries`.
  const found = issues.flatMap(({ path, message }) =>
    [...path.keys()].map((at) => [path.slice(0, at + 1).join('.'), message] as const),
  )
  return Object.fromEntries<string>(found.reverse())
}
