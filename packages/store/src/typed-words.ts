import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { typedWords } from '@hostfront/domain/options/chosen-words'

/** What its customer typed when it was ordered, such as a host name. What was chosen is the same for many. */
export const TYPED = {
  of: ['options'],
  text: ({ options }: { readonly options: readonly ChosenOption[] }) => typedWords(options),
} as const
