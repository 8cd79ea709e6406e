import { Period, quickPeriod } from '@hostfront/domain/reports/period'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useNow } from '../../ui/use-now.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

export interface ReportPeriod {
  /** Today (UTC): days of the books are those of its invoices. */
  readonly today: string
  /** As they are typed. */
  readonly typed: Period
  /** What is wrong with them. */
  readonly errors: { readonly from: string | undefined; readonly to: string | undefined }
  /** The last one that was right: it stays on show while another is typed. */
  readonly shown: Period
  setDay(end: 'from' | 'to', day: string): void
}

/** The period in the address, `?from=2026-11-01&to=2026-11-25`; without one this month. */
export function useReportPeriod(): ReportPeriod {
  const [params, setParams] = useSearchParams()
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const usual = quickPeriod('this-month', today)
  const typed = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to }
  const { data, error } = Period.safeParse(typed)
  const [shown, setShown] = useState(data ?? usual)
  if (data && (data.from !== shown.from || data.to !== shown.to)) setShown(data)
  const errorOf = (end: 'from' | 'to') =>
    issueSentence(error?.issues.find(({ path }) => path[0] === end)?.message)
  return {
    today,
    typed,
    errors: { from: errorOf('from'), to: errorOf('to') },
    shown: data ?? shown,
    // Both, so that the other stays when a new month begins.
    setDay: (end, day) =>
      setParams({ ...typed, [end]: day }, { replace: true, preventScrollReset: true }),
  }
}
