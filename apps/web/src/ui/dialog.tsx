import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusNear } from './keep-focus.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog. */
  title: string
  description?: ReactNode
  size?: 'medium' | 'large'
  /** What it shows is shown this once: neither Escape nor a click beside it closes it, only what is in it. */
  isLocked?: boolean
  /** What is in it scrolls by itself and reaches its edges; on a phone it has the whole screen, elsewhere its top stays where it is. */
  isBare?: boolean
  children: ReactNode
}

const WIDTHS = {
  medium: 'sm:w-[min(32rem,calc(100vw-2rem))]',
  large: 'sm:w-[min(58rem,calc(100vw-2rem))]',
  widest: 'sm:w-[min(66rem,calc(100vw-2rem))]',
}

/** A window over the page; on a phone it is the whole screen from below. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  isLocked = false,
  isBare = false,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => () => leave(opener.current), [])
  useKeyboardRoom(content)
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => (isLocked ? undefined : onOpenChange(isOpen))}
    >
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-black/60 [.veil~&]:bg-black/30" />
        <Radix.Content
          ref={content}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = left ?? document.activeElement
            focusFirstField(event)
          }}
          // A press that misses the window must not take away what was typed into it.
          onPointerDownOutside={(event) => {
            if (content.current?.querySelector('form')) event.preventDefault()
          }}
          // Radix knows only openers that it drew itself; ours are links and buttons anywhere.
          onCloseAutoFocus={() => returnFocus(opener.current)}
          className={`fixed inset-x-0 bottom-(--covered,0px) z-50 flex flex-col border-line bg-ground lifted outline-none sm:mx-auto sm:rounded-lg sm:border ${isBare ? `max-sm:h-(--seen,100dvh) sm:top-[max(3dvh,50dvh-25rem)] sm:h-fit sm:max-h-[min(97dvh-max(3dvh,50dvh-25rem),var(--seen,94dvh))] sm:min-h-[min(43rem,94dvh,var(--seen,94dvh))] ${WIDTHS.widest}` : `sm:top-0 sm:my-auto sm:h-fit max-h-[min(94dvh,var(--seen,94dvh))] sm:max-h-[min(94dvh,60rem,var(--seen,94dvh))] rounded-t-lg border ${WIDTHS[size]}`}`}
        >
          <div
            className={`flex justify-between gap-4 border-line border-b px-5 py-4 short:py-1 sm:px-6 ${isBare ? 'max-sm:py-1.5' : ''} ${description ? 'items-start' : 'items-center'}`}
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Radix.Title className={isBare ? 'text-lg sm:text-heading' : 'text-heading'}>
                {title}
              </Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-[0.9375rem] text-muted">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            {isLocked ? null : (
              <Radix.Close className="-me-2 inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink">
                <span className="sr-only">Close</span>
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            )}
          </div>
          {isBare ? (
            children
          ) : (
            <div className="overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Of a dialog that makes way for another in this moment, as one that loads does for its form. */
let left: Element | null = null

function leave(opener: Element | null): void {
  left = opener
  setTimeout(() => {
    left = null
  })
}

/**
 * A form begins at its first field, not at the button that leaves it; without a form the dialog itself is read. Where what is to
 * be typed comes after what is filled in already (`data-begin`), it begins there, and where that would call a keyboard over half
 * of the screen, at the dialog.
 */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const begin = dialog.querySelector<HTMLElement>('[data-begin]')
  const field = begin ?? dialog.querySelector<HTMLElement>('input:not([hidden]), select, textarea')
  ;(begin && matchMedia('(pointer: coarse)').matches ? dialog : (field ?? dialog)).focus()
}

/** What the dialog led to may have taken the focus already. An opener that is gone from another dialog leaves it to that one. */
function returnFocus(opener: Element | null): void {
  if (!opener || document.activeElement !== document.body) return
  focusNear(opener)
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('[role="dialog"]')?.focus()
  }
}
