import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Problem } from './problem.ts'

interface QuizProps {
  problem: Problem
  isWrong: boolean
  onAnswer: (text: string) => void
}

export function Quiz({ problem, isWrong, onAnswer }: QuizProps) {
  const fieldId = useId()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)

  // A new problem: empty field, ready to type.
  useEffect(() => {
    if (!field.current || !problem) return
    field.current.value = ''
    field.current.focus()
  }, [problem])

  function submit(event: FormEvent): void {
    event.preventDefault()
    onAnswer(field.current?.value ?? '')
  }

  return (
    <form onSubmit={submit} noValidate>
      <h1 className="text-title">
        {/* One text node, so that it can be found as the sentence it is. */}
        {`What is ${problem.a} × ${problem.b}?`}
      </h1>
      <label htmlFor={fieldId} className="mt-8 block font-semibold">
        Your answer
      </label>
      <div className="mt-2 flex gap-3">
        <input
          ref={field}
          id={fieldId}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          className="min-h-13 w-32 rounded-md border border-edge bg-surface px-4 text-xl aria-invalid:border-bad"
        />
        <Button type="submit" size="large">
          Verify
        </Button>
      </div>
      <p id={errorId} role="alert" className="mt-3 min-h-7 text-bad">
        {isWrong ? 'Incorrect answer. Please try again.' : ''}
      </p>
    </form>
  )
}
