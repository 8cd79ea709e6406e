import { type RefObject, useEffect, useRef } from 'react'
import { focusRow } from './row-keys.ts'

/**
 * Gives the focus to the row of a list that has `data-row`, once it is there: of a queue that shows its first few, the next
 * comes up when one of them is decided.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): (id: string) => void {
  const sought = useRef<string | null>(null)
  function seek(): void {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.row === sought.current)
    if (!row) return
    sought.current = null
    focusRow(row)
  }
  useEffect(seek)
  return (id) => {
    // After a dialog has given the focus back to where it was opened.
    setTimeout(() => {
      sought.current = id
      seek()
    })
  }
}
