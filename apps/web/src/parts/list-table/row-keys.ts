import { OPEN_KEY, type RowKey } from '../../words/row-keys.ts'

const STEPS: Readonly<Record<string, number>> = { J: 1, ArrowDown: 1, K: -1, ArrowUp: -1 }
const ROWS = ':scope > li, .data-table > tbody > tr:not(.is-group)'
/** What leads to the record of a row. */
const RECORD = '[data-record], [role=rowheader] a'
const TYPED = 'input:not([type=checkbox]), select, textarea'
const WITH_KEY = '[aria-keyshortcuts]'
const LETTER = /^[A-Z]$/

/**
 * Does what a key says in a list, and answers whether it was one of the list's. They work where the focus is in one of
 * its rows, never from elsewhere on the page (WCAG 2.1.4), nor in what a row has opened over the page.
 */
export function pressRowKey(list: HTMLElement, event: KeyboardEvent, onHelp: () => void): boolean {
  const { target } = event
  if (!isPlain(event) || !(target instanceof HTMLElement)) return false
  const rows = [...list.querySelectorAll(ROWS)]
  if (target.matches('input[type=search]')) {
    return event.key === 'ArrowDown' && list.contains(target) && focusRow(rows[0])
  }
  const at = rows.findIndex((row) => row.contains(target))
  const row = rows[at]
  if (!row || target.matches(TYPED)) return false
  const key = nameOf(event)
  const step = STEPS[key]
  // A key that is held down walks on, and does nothing twice.
  if (step === undefined && event.repeat) return LETTER.test(key)
  if (step !== undefined) focusRow(rows[at + step])
  else if (key === '?') onHelp()
  else return press(controlOf(row, key, target))
  return true
}

/**
 * The same on the page of one record: a letter presses the button of it that says so, wherever in it the focus is. Rows of
 * lists on that page have their own keys.
 */
export function pressRecordKey(
  record: HTMLElement,
  event: KeyboardEvent,
  onHelp: () => void,
): boolean {
  const { target } = event
  if (!isPlain(event) || !(target instanceof HTMLElement)) return false
  if (!record.contains(target) || target.matches(TYPED)) return false
  const key = nameOf(event)
  if (event.repeat) return LETTER.test(key)
  if (key === '?') onHelp()
  else return press(ownControls(record).find((one) => letterOf(one) === key) ?? null)
  return true
}

const isPlain = ({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !defaultPrevented && !ctrlKey && !metaKey && !altKey

const nameOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toUpperCase() : key)

const ownControls = (record: HTMLElement): HTMLElement[] =>
  [...record.querySelectorAll<HTMLElement>(WITH_KEY)].filter((one) => !one.closest('tr, li'))

const letterOf = (control: Element): string => control.getAttribute('aria-keyshortcuts') ?? ''

/** The button that says so; for Enter on the row itself, what leads to its record. */
function controlOf(row: Element, key: string, target: HTMLElement): HTMLElement | null {
  if (key === 'Enter') return target === row ? row.querySelector<HTMLElement>(RECORD) : null
  return LETTER.test(key) ? row.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) : null
}

function press(control: HTMLElement | null): boolean {
  control?.click()
  return control !== null
}

/** A row has the focus in what leads to its record, which Enter opens; where nothing does, in the first button that has a key. */
export function focusRow(row: Element | null | undefined): boolean {
  const target =
    row?.querySelector<HTMLElement>(RECORD) ??
    row?.querySelector<HTMLElement>(WITH_KEY) ??
    row?.querySelector<HTMLElement>('button') ??
    row?.querySelector<HTMLElement>('a')
  target?.focus()
  return target != null
}

/** The letters of a list's rows, each with what its buttons say. */
export function keysOf(list: HTMLElement): RowKey[] {
  const letters = lettersOf([...list.querySelectorAll(WITH_KEY)])
  return list.querySelector(RECORD) ? [OPEN_KEY, ...letters] : letters
}

/** Those of a record's page. What Enter does there the focus shows. */
export const keysOfRecord = (record: HTMLElement): RowKey[] => lettersOf(ownControls(record))

function lettersOf(controls: readonly Element[]): RowKey[] {
  const labels = new Map<string, Set<string>>()
  for (const control of controls) {
    const key = letterOf(control)
    const said = control.textContent.trim() || control.getAttribute('data-action') || ''
    labels.set(key, (labels.get(key) ?? new Set()).add(said))
  }
  return [...labels].map(([key, said]) => ({ key, label: [...said].filter(Boolean).join(', ') }))
}
