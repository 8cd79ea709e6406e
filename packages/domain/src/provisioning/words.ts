/** What is typed in a row or in lines, with commas or without. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)
