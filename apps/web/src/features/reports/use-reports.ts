import type { PeriodReport, RecurringReport, StandingReport } from '@hostfront/contract/reports'
import type { Period } from '@hostfront/domain/reports/period'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askFor } from '../../host/answer-calls.ts'
import { useAnswer } from '../../host/use-answer.ts'

/** The books of a period; those of the one before stay on show until they are there. */
export const usePeriodReport = ({ from, to }: Period) =>
  useQuery<PeriodReport>({
    queryKey: ['reports', 'ofPeriod', from, to],
    queryFn: (asked) => askFor(asked, (api) => api.reports.ofPeriod({ from, to })),
    placeholderData: keepPreviousData,
  })

/** What comes back each month; that of the period before stays on show until it is there. */
export const useRecurring = ({ from, to }: Period) =>
  useQuery<RecurringReport>({
    queryKey: ['reports', 'recurring', from, to],
    queryFn: (asked) => askFor(asked, (api) => api.reports.recurring({ from, to })),
    placeholderData: keepPreviousData,
  })

/** How the shop stands now. */
export const useStanding = () =>
  useAnswer<StandingReport>(['reports', 'standing'], (api) => api.reports.standing())
