import type { Invoice } from '@hostfront/domain/billing/invoice'

/** What is to be paid comes first, the earliest due before the others; the rest as it was. */
export const askedFirst = <Row extends Pick<Invoice, 'dueDate'>>(
  rows: readonly Row[],
  isAsked: (row: Row) => boolean,
): Row[] => [
  ...rows.filter(isAsked).toSorted((one, other) => one.dueDate.localeCompare(other.dueDate)),
  ...rows.filter((row) => !isAsked(row)),
]
