import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import type { RowKey } from '../../words/row-keys.ts'
import { keysOf, keysOfRecord, pressRecordKey, pressRowKey } from './row-keys.ts'

/** Loaded when somebody asks for it. */
const RowKeysDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./row-keys-dialog.tsx')).RowKeysDialog })),
)

/**
 * The keys of a list: spread `list` on the element that its rows are in, and draw `dialog`. A button of a row says by
 * `aria-keyshortcuts` which letter presses it; `?` in a row shows them all, as `show` does.
 */
export const useRowKeys = <List extends HTMLElement>() => useKeys<List>('list')

/** Those of the page of one record, which `list` is spread on. */
export const useRecordKeys = <Record extends HTMLElement>() => useKeys<Record>('record')

const KEYS = {
  list: { press: pressRowKey, all: keysOf },
  record: { press: pressRecordKey, all: keysOfRecord },
} as const

function useKeys<Place extends HTMLElement>(of: keyof typeof KEYS) {
  const { press, all } = KEYS[of]
  const ref = useRef<Place>(null)
  const [shown, setShown] = useState<readonly RowKey[] | null>(null)
  const show = () => setShown(ref.current ? all(ref.current) : [])
  return {
    list: {
      ref,
      onKeyDown(event: KeyboardEvent<Place>) {
        const done = press(event.currentTarget, event.nativeEvent, show)
        if (done) event.preventDefault()
      },
    },
    show,
    dialog: shown ? (
      <Suspense>
        <RowKeysDialog of={of} keys={shown} onClose={() => setShown(null)} />
      </Suspense>
    ) : null,
  }
}
