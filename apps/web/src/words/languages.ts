import type { Choice } from './countries.ts'

/** In which the team can write. Each is called by its own name, as its speakers look for it. */
const CODES = ['ar', 'de', 'en', 'es', 'fr', 'tr'] as const

/** The languages to choose from; `kept` stays among them when an account has another one. */
export function languageChoices(kept: string | null): readonly Choice[] {
  const codes = kept && !CODES.some((code) => code === kept) ? [...CODES, kept] : CODES
  return codes.map((value) => ({ value, label: languageName(value) }))
}

/** A language tag by its own name (`fr`: `français`); a text that is no tag as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
