import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { useEffect, useRef, useState } from 'react'
import { MethodTiles } from '../../parts/method-tiles.tsx'
import { Button } from '../../ui/button.tsx'
import { methodChoice } from '../../words/method-choice.ts'

interface ChosenMethodProps {
  offered: readonly PublicMethod[]
  chosen: PublicMethod | undefined
  onChoose: (id: string) => void
}

/** The ways to pay. On a phone the one that is chosen is a line, so that what it asks for comes first. */
export function ChosenMethod({ offered, chosen, onChoose }: ChosenMethodProps) {
  const [isChanging, setIsChanging] = useState(false)
  const tiles = useRef<HTMLDivElement>(null)
  const isFolded = chosen !== undefined && offered.length > 2 && !isChanging
  // What was pressed is gone.
  useEffect(() => {
    if (isChanging) tiles.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [isChanging])
  return (
    <>
      {isFolded ? (
        <div className="flex items-center justify-between gap-4 sm:hidden">
          <p>
            Pay with <span className="font-semibold">{methodChoice(chosen)}</span>
          </p>
          <Button
            look="secondary"
            size="small"
            aria-label="Change how you pay"
            onClick={() => setIsChanging(true)}
          >
            Change
          </Button>
        </div>
      ) : null}
      <div ref={tiles} className={isFolded ? 'max-sm:hidden' : ''}>
        <MethodTiles offered={offered} value={chosen?.id ?? ''} onChange={onChoose} />
      </div>
    </>
  )
}
