/** What somebody typed, ended where more is said behind it. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
