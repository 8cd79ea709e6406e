/** As they look alike in a reference that is copied by hand; of what `referenceKey` leaves. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** By what two references look the same although they are not, from a `referenceKey`: O and 0, I, l and 1. */
export const alikeKey = (key: string): string =>
  key.replaceAll(/[oil]/g, (letter) => LOOKS_LIKE[letter] ?? letter)
