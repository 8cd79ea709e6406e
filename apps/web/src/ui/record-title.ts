/**
 * The title of a record's page, which somebody has named: on a narrow screen with large text it grows less than the text
 * around it, so that a long word stays in one piece.
 */
export const recordTitle =
  'min-w-0 text-balance text-[min(1.875rem,11vw)] leading-tight [overflow-wrap:anywhere]'

/** The title of a screen of the panel. */
export const panelTitle = 'min-w-0 [overflow-wrap:anywhere] font-semibold text-2xl tracking-tight'
