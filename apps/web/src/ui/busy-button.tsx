import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

interface BusyButtonProps extends ComponentProps<typeof Button> {
  /** Its action is under way: it shows that, and a press does nothing. */
  isBusy: boolean
}

/** It keeps the focus while it is busy; a button that is disabled loses it. */
export const BusyButton = ({
  isBusy,
  onClick,
  className = '',
  children,
  ...button
}: BusyButtonProps) => (
  <Button
    aria-disabled={isBusy}
    {...button}
    // A form is not sent again either, by Enter in one of its fields.
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    className={`aria-disabled:opacity-55 ${className}`}
  >
    {isBusy ? <Spinner /> : null}
    {children}
  </Button>
)
