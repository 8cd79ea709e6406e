import type { ServiceAccess } from '@hostfront/domain/services/access'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { issueSentence } from '../words/issue-sentence.ts'

interface AccessFieldsProps {
  /** As it is; null: nothing is known yet. */
  access: ServiceAccess | null
  /** By the field's name. */
  errors: Readonly<Record<string, string | undefined>>
  /** Under the address. */
  hint: string
  /** A machine is logged into by a name; whoever plays needs none. */
  needsUserName?: boolean
  /** Under the note: where it goes. */
  noteHint?: string
}

/** How a service is reached, as staff type it. */
export function AccessFields({
  access,
  errors,
  hint,
  needsUserName = false,
  noteHint,
}: AccessFieldsProps) {
  const field = (name: keyof ServiceAccess) => ({
    name,
    autoComplete: 'off',
    defaultValue: access?.[name] ?? '',
    error: issueSentence(errors[name]),
  })
  return (
    <>
      <TextField label="Address" hint={hint} {...field('address')} />
      <TextField
        label="Panel link"
        hint="Where its customer restarts it. Can be left empty."
        inputMode="url"
        {...field('panelLink')}
      />
      <TextField
        label="User name"
        hint={needsUserName ? 'Such as root.' : 'Of that panel. Can be left empty.'}
        {...field('userName')}
      />
      <TextAreaField label="Note" hint={noteHint} {...field('note')} />
    </>
  )
}
