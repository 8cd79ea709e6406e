import { QUICK_PERIODS, quickPeriod } from '@hostfront/domain/reports/period'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { QUICK_PERIOD_NAMES } from '../../words/reports.ts'
import type { ReportPeriod } from './use-report-period.ts'

const ENDS = { from: 'From', to: 'To' } as const

/** The days that are looked at: typed, or one of those that are often looked at. */
export function PeriodFields({ today, typed, errors, setDay }: ReportPeriod) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={ENDS[end]}
          value={typed[end]}
          error={errors[end]}
          onChange={(event) => setDay(end, event.target.value)}
          className="w-40 max-sm:flex-1"
        />
      ))}
      <div className="sm:pb-1.5">
        <TabLinks
          label="Period"
          isInner
          replace
          tabs={QUICK_PERIODS.map((which) => {
            const { from, to } = quickPeriod(which, today)
            return {
              label: QUICK_PERIOD_NAMES[which],
              to: `?from=${from}&to=${to}`,
              isCurrent: typed.from === from && typed.to === to,
            }
          })}
        />
      </div>
    </div>
  )
}
