/** A language tag by its own name (`fr`: `français`); a text that is no tag as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
