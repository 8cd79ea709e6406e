import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { reminderWords } from '../../../words/reminder-days.ts'
import { typedDays } from './setting-values.ts'

interface ReminderDaysControlProps {
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
}

/** Days from the due date, with what they mean while they are typed. */
export function ReminderDaysControl({ hint, ...field }: ReminderDaysControlProps) {
  const [typed, setTyped] = useState(field.defaultValue)
  return (
    <TextField
      {...field}
      autoComplete="off"
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      hint={
        <>
          {hint} {reminderWords(typedDays(typed))}
        </>
      }
    />
  )
}
