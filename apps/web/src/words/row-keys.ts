/** A key that does something in a row, and what. */
export interface RowKey {
  readonly key: string
  readonly label: string
}

/** What keys do in every list, around those of its rows' buttons. */
export const rowKeyWords = {
  open: 'Keyboard shortcuts',
  title: 'Keyboard shortcuts of this list',
  where: 'They work while the focus is in a row. Down in the search box leads to the first row.',
  more: 'More',
} as const

/** On the page of one record. */
export const recordKeyWords = {
  title: 'Keyboard shortcuts of this page',
  where: 'They work while the focus is on something below the heading, and not in a field.',
} as const

export const STEP_KEYS: readonly RowKey[] = [
  { key: 'J', label: 'Next row' },
  { key: 'K', label: 'Row before' },
]

export const OPEN_KEY: RowKey = { key: 'Enter', label: 'Open the record' }

export const HELP_KEY: RowKey = { key: '?', label: 'Show these keys' }
