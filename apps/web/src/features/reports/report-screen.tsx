import type { ReactNode } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { IncomeChart } from './income-chart.tsx'
import { PeriodFields } from './period-fields.tsx'
import { PeriodFigures } from './period-figures.tsx'
import { PeriodParts } from './period-parts.tsx'
import { hasRecurring, RecurringPart } from './recurring-part.tsx'
import { ReportParts } from './report-parts.tsx'
import { StandingParts } from './standing-parts.tsx'
import type { ReportPeriod } from './use-report-period.ts'
import { usePeriodReport, useRecurring, useStanding } from './use-reports.ts'

interface ReportScreenProps {
  period: ReportPeriod
  /** What belongs to it of other parts of the panel. */
  children: ReactNode
}

/** The books of a period, then how the shop stands now. */
export function ReportScreen({ period, children }: ReportScreenProps) {
  const report = usePeriodReport(period.shown)
  const recurring = useRecurring(period.shown)
  const standing = useStanding()
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <PeriodFields {...period} />
        <Loaded answer={report}>{(data) => <PeriodFigures report={data} />}</Loaded>
      </div>
      {report.data ? (
        <>
          <ReportParts
            report={report.data}
            hasRecurring={recurring.data !== undefined && hasRecurring(recurring.data)}
            hasStanding={standing.data !== undefined}
          />
          <IncomeChart report={report.data} />
          <PeriodParts report={report.data} />
          <RecurringPart period={period.shown} />
        </>
      ) : null}
      <Loaded answer={standing}>{(data) => <StandingParts standing={data} />}</Loaded>
      {children}
    </div>
  )
}
