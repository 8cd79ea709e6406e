import type { Api } from '@hostfront/contract/contract'
import type { ComponentProps, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useSchemaForm } from '../ui/use-schema-form.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import type { RefusedFields } from './form-failure.ts'
import { useAct } from './use-act.ts'

type Frame = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'description' | 'size' | 'confirm' | 'onClose'
>

interface ActDialogProps<Schema extends z.ZodMiniType> extends Frame {
  loadSchema: () => Schema | Promise<Schema>
  /** What the schema gets of the fields. */
  read: (data: FormData) => unknown
  /** What is asked of the shop with what was typed; null: nothing has changed, and the shop is asked for nothing. */
  ask: (typed: z.output<Schema>) => ((api: Api) => Promise<unknown>) | null
  /** What is said once it is done. */
  done: string
  /** The field at which a refusal is shown. */
  refusedAt?: RefusedFields
  /** The fields. `wrongIn` is the sentence beside the field of a name, if there is one. */
  children: (wrongIn: (name: string) => string | undefined) => ReactNode
}

/** A form in a dialog that does one thing in the shop, says so and closes. Mount it to open it. */
export function ActDialog<Schema extends z.ZodMiniType>({
  loadSchema,
  read,
  ask,
  done,
  refusedAt = {},
  children,
  ...frame
}: ActDialogProps<Schema>) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema,
    read,
    send: async (typed: z.output<Schema>) => {
      const work = ask(typed)
      return work && act(work, done, refusedAt)
    },
    onDone: frame.onClose,
  })
  return (
    <FormDialog {...frame} form={form}>
      {children((name) => issueSentence(form.errors[name]))}
    </FormDialog>
  )
}
