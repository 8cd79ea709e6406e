import type { UpkeepNotice } from '@hostfront/contract/upkeep'
import { TriangleAlert } from 'lucide-react'
import { ActionButton } from '../../parts/action-button.tsx'
import { useAct } from '../../parts/use-act.ts'
import { LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { noticeText, STEP_WORDS, upkeepWords } from '../../words/opening.ts'

/** What keeps the shop from billing, renewing and ending by itself, and what to do about it. */
export const UpkeepNotices = ({ notices }: { notices: readonly UpkeepNotice[] }) => (
  <section role="alert" aria-label={upkeepWords.label} className="mb-8 flex flex-col gap-3">
    {notices.map((notice) => (
      <Notice key={notice.kind} notice={notice} />
    ))}
  </section>
)

function Notice({ notice }: { notice: UpkeepNotice }) {
  const { title, text } = noticeText(notice)
  return (
    <div className="flex items-start gap-3 rounded-md border border-warn px-4 py-3">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
        <Remedy notice={notice} />
      </div>
    </div>
  )
}

function Remedy({ notice: { kind } }: { notice: UpkeepNotice }) {
  const act = useAct()
  if (kind === 'clock-differs') return null
  if (kind === 'seller-missing') {
    return (
      <LinkButton className="mt-3" look="secondary" size="small" to={STEP_WORDS.seller.to}>
        {STEP_WORDS.seller.link}
      </LinkButton>
    )
  }
  return (
    <ActionButton
      className="mt-3"
      look="secondary"
      size="small"
      onAct={async () => {
        const failure = await act(({ upkeep }) => upkeep.confirmClock(), upkeepWords.confirmed)
        if (failure) void toast(failure.message, 'error')
      }}
    >
      {upkeepWords.confirm}
    </ActionButton>
  )
}
