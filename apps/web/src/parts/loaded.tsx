import type { ReactNode } from 'react'
import { useSettings } from '../host/settings.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import { Loading, type LoadingShape } from '../ui/loading.tsx'
import { asRefusal, explain } from '../words/explain.ts'

interface LoadedProps<Data> {
  answer: {
    readonly data: Data | undefined
    readonly error: unknown
    refetch(): Promise<unknown>
  }
  /** What is drawn until then. */
  shape?: LoadingShape
  children: (data: Data) => ReactNode
}

/** Shows what the shop answered; until then that it is loading, and after a failure what is wrong and, where that may help, a way to ask again. */
export function Loaded<Data>({ answer, shape, children }: LoadedProps<Data>) {
  const { currency } = useSettings()
  if (answer.data !== undefined) return children(answer.data)
  if (!answer.error) return <Loading {...(shape && { shape })} />
  return (
    <div className="flex flex-col items-start gap-4">
      <FormError>{explain(answer.error, currency)}</FormError>
      {asRefusal(answer.error)?.code === 'NOT_FOUND' ? null : (
        <Button look="secondary" size="small" onClick={() => void answer.refetch()}>
          Try again
        </Button>
      )}
    </div>
  )
}
