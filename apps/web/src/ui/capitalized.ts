/** A word or sentence as it begins a line: `Suspended`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
