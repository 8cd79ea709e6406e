import { createRequire } from 'node:module'
import { MIN_PASSWORD_LENGTH } from '@hostfront/domain/accounts/credentials'

/** Those that are tried first; a longer list would refuse passwords that are merely not rare. */
const COUNT = 3000

let common: ReadonlySet<string> | null = null

/** Whether `password` is among the 3,000 most used ones that are long enough, in any case of letters. */
export function isCommonPassword(password: string): boolean {
  // Read when the first password is chosen: the list is large, and most starts never need it.
  common ??= readCommonPasswords()
  return common.has(password.normalize('NFKC').toLowerCase())
}

function readCommonPasswords(): ReadonlySet<string> {
  const load = createRequire(import.meta.url)
  // The package's own entry would bring its other lists with it.
  // A list of texts, the commonest first.
  const list = load('@zxcvbn-ts/language-common/dist/passwords.json.js') as readonly string[]
  return new Set(list.filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, COUNT))
}
