import { type HTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect } from 'react'

interface DrawnProps extends HTMLAttributes<HTMLElement> {
  /** The control. */
  element: HTMLElement
  ref?: Ref<HTMLElement>
}

/**
 * The child of a Radix trigger (`asChild`) for a control that stands on the page before Radix has been loaded: what the
 * trigger would draw and hear is passed on to the control, which therefore stays where it is, and keeps the focus.
 */
export function Drawn({ element, ref, ...props }: DrawnProps) {
  useImperativeHandle(ref, () => element, [element])
  useLayoutEffect(() => passOn(element, props))
  return null
}

function passOn(element: HTMLElement, props: object): () => void {
  const drawn = new AbortController()
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') {
      const hear = (event: Event): unknown => value(event)
      element.addEventListener(name.slice(2).toLowerCase(), hear, { signal: drawn.signal })
    } else if (/^(id$|aria-|data-)/.test(name)) setAttribute(element, name, value)
  }
  return () => drawn.abort()
}

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}
