import { type HTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect } from 'react'

/** What the part that was loaded has to know of the button that opens it. */
export interface Opener {
  /** It stays in its place: a `ForwardedTrigger` represents it in the part. */
  readonly button: HTMLButtonElement
  readonly isOpen: boolean
  /** Whether it is open because of a key that was pressed before the part was there to hear it. */
  readonly isByKey: boolean
  onOpenChange(isOpen: boolean): void
}

interface ForwardedTriggerProps extends HTMLAttributes<HTMLElement> {
  /** The control. */
  element: HTMLElement
  ref?: Ref<HTMLElement>
}

/**
 * The child of a Radix trigger (`asChild`) for a control that is on the page before Radix has been loaded: what the
 * trigger would draw and hear is passed on to the control, which therefore stays where it is, and keeps the focus.
 */
export function ForwardedTrigger({ element, ref, ...props }: ForwardedTriggerProps) {
  useImperativeHandle(ref, () => element, [element])
  useLayoutEffect(() => passOn(element, props))
  return null
}

function passOn(element: HTMLElement, props: object): () => void {
  const drawn = new AbortController()
  const given: readonly [string, unknown][] = Object.entries(props)
  for (const [name, value] of given) {
    if (typeof value === 'function') {
      const hear = (event: Event): unknown => Reflect.apply(value, undefined, [event])
      element.addEventListener(name.slice(2).toLowerCase(), hear, { signal: drawn.signal })
    } else if (/^(id$|aria-|data-)/.test(name)) setAttribute(element, name, value)
  }
  return () => drawn.abort()
}

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}
