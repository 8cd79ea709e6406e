import type { ReactNode } from 'react'

export type BadgeTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'due' | 'late'

const tones: Record<BadgeTone, string> = {
  ok: 'border-ok text-ok',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
  info: 'border-info text-info',
  neutral: 'border-neutral text-neutral',
  due: 'border-due text-due',
  late: 'border-due bg-due text-ground',
}

interface BadgeProps {
  tone: BadgeTone
  /** In the place of the dot. */
  icon?: ReactNode
  children: ReactNode
}

/** A state in one word; the colour only repeats it. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={`badge inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 py-0.5 font-medium text-[0.8125rem] leading-5 ${tones[tone]}`}
    >
      {icon ?? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
