import type { ReactNode } from 'react'

export type BadgeTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'over' | 'due' | 'late'

const tones: Record<BadgeTone, string> = {
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
  neutral: 'text-neutral',
  // Nobody has to look at it again.
  over: 'bg-transparent px-0 text-muted',
  due: 'text-due',
  late: 'bg-bad text-ground',
}

interface BadgeProps {
  tone: BadgeTone
  /** In the place of the dot. */
  icon?: ReactNode
  children: ReactNode
}

/** A state in one word; the colour only repeats it. No frame, which is a button's. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={`badge ${tones[tone]}`}>
      {icon ?? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
