import { endOf } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { useState } from 'react'
import { ChoiceTiles } from '../../ui/choice-tiles.tsx'
import { formatDay } from '../../words/dates.ts'

/** When a service is to end; at once is all that is left where its paid time is over. */
export function useCancelWhen(service: Pick<Service, 'status' | 'expiresAt' | 'keepUntil'>) {
  const isLate = service.status === 'expired' || endOf(service) <= new Date().toISOString()
  const [atOnce, setAtOnce] = useState(isLate)
  return { atOnce, setAtOnce, isLate }
}

interface CancelWhenProps {
  service: Pick<Service, 'expiresAt' | 'keepUntil' | 'price'>
  when: ReturnType<typeof useCancelWhen>
  /** At once is not for whoever asks. */
  isLaterOnly?: boolean
}

const NOTHING_BACK = 'Nothing of what was paid comes back by itself.'

/** Asks when it is to end, and says what that means before it is done. */
export function CancelWhen({ service, when, isLaterOnly = false }: CancelWhenProps) {
  const { atOnce, setAtOnce, isLate } = when
  return (
    <>
      {isLate || isLaterOnly ? null : (
        <ChoiceTiles
          label="When"
          name="when"
          value={atOnce ? 'now' : 'end'}
          className="sm:grid-cols-2"
          tiles={[
            {
              value: 'end',
              title: service.price > 0 ? 'At the end of the paid time' : 'At its end',
              content: `It runs until ${formatDay(endOf(service))}.`,
            },
            { value: 'now', title: 'Now', content: 'It stops at once.' },
          ]}
          onChange={(chosen) => setAtOnce(chosen === 'now')}
        />
      )}
      <p>
        {atOnce
          ? `It ends for good: its server stops, and is deleted with its data after seven days. ${service.price > 0 ? NOTHING_BACK : ''}`
          : 'Nothing more is billed, and an open invoice for its renewal is cancelled. Until then it can be kept; after that its server stops, and is deleted with its data after seven days.'}
      </p>
    </>
  )
}
