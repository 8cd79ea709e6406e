import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

export type ButtonLook =
  | 'primary'
  | 'accent'
  | 'secondary'
  | 'minor'
  | 'quiet'
  | 'danger'
  | 'quiet-danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Appearance {
  look?: ButtonLook | undefined
  size?: ButtonSize | undefined
}

const looks: Record<ButtonLook, string> = {
  primary:
    'bg-primary text-on-primary hover:[filter:brightness(1.08)] active:[filter:brightness(0.95)]',
  // Among the acts of a row the one to do.
  accent: 'border border-edge text-accent-ink hover:border-accent-ink hover:bg-raised',
  secondary: 'border border-edge text-ink hover:border-ink hover:bg-raised',
  // Among them one that is there, and seldom wanted.
  minor: 'minor-act border border-edge text-muted hover:border-ink hover:bg-raised hover:text-ink',
  quiet: 'text-ink hover:bg-raised',
  'quiet-danger': 'text-bad hover:bg-raised',
  danger: 'border border-bad text-bad hover:bg-bad hover:text-ground',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-7 text-lg',
}

/** The classes of a button, for elements that are neither Button nor LinkButton. */
export function buttonClass({ look = 'primary', size = 'medium' }: Appearance, more = ''): string {
  return `button ${looks[look]} ${sizes[size]} ${more}`
}

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Appearance) {
  return <button type="button" {...rest} className={buttonClass({ look, size }, className)} />
}

/** A link that reads as an action. */
export function LinkButton({ look, size, className, ...rest }: LinkProps & Appearance) {
  return <Link {...rest} className={buttonClass({ look, size }, className)} />
}
