/** `Invoice-2026-00042.pdf`, `Credit-note-CN-2026-00007.pdf`: what it is and its number, in letters that every system takes. */
export const documentFileName = (
  kind: 'Invoice' | 'Credit note',
  number: string,
  ending: 'pdf' | 'xml',
): string => `${`${kind} ${number}`.replace(/[^A-Za-z\d]+/g, '-')}.${ending}`
