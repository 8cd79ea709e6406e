import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingField } from './setting-field.ts'

interface CountedControlProps {
  field: SettingField
  /** How many characters of it are shown elsewhere. */
  room: number
  value: string
  error: string | undefined
}

/** A text of which only so much is shown elsewhere, with how long it is while it is typed. */
export function CountedControl({ field, room, value, error }: CountedControlProps) {
  const [length, setLength] = useState(value.length)
  const common = {
    label: field.label,
    error,
    name: field.path,
    defaultValue: value,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(currentTarget.value.length),
    hint: (
      <>
        {field.hint}{' '}
        <span className={`figures ${length > room ? 'font-semibold text-warn' : ''}`}>
          {length} of about {room} characters{length > room ? ': the end may be cut off' : ''}.
        </span>
      </>
    ),
  }
  return field.kind === 'text' ? (
    <TextAreaField {...common} rows={3} />
  ) : (
    <TextField {...common} autoComplete="off" />
  )
}
