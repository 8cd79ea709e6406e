/** What is typed in a row or in lines, with commas or without. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** What is typed in lines, without empty ones. */
export const lines = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '')
