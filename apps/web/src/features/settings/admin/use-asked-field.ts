import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** For a form element: takes the person to the field that the address names, `?section=legal&field=legal.imprint`. */
export function useAskedField() {
  const [search] = useSearchParams()
  const field = search.get('field')
  return useCallback(
    (form: HTMLFormElement | null) => {
      const control = field ? form?.elements.namedItem(field) : null
      if (control instanceof HTMLElement) control.focus()
    },
    [field],
  )
}
