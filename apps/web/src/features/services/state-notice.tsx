import { CircleAlert } from 'lucide-react'

interface StateNoticeProps {
  /** What there is to know of it, a paragraph each. */
  lines: readonly string[]
  /** It does not run: nobody may read past that. */
  isStopped: boolean
}

/** Below the name of a service: why it is as it is, and what becomes of it; nothing where there is nothing to say. */
export function StateNotice({ lines, isStopped }: StateNoticeProps) {
  if (lines.length === 0) return null
  const paragraphs = lines.map((line) => <p key={line}>{line}</p>)
  if (!isStopped) return <div className="mt-3 max-w-prose space-y-1 text-muted">{paragraphs}</div>
  return (
    <div className="mt-5 flex items-start gap-3 rounded-lg border border-bad bg-surface px-4 py-3.5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0 space-y-1 [overflow-wrap:anywhere]">{paragraphs}</div>
    </div>
  )
}
