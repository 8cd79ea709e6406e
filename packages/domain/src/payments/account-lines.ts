/** The lines of an account as the operator typed it, so that each can be copied by itself into the form of a bank or wallet. */
import { sepaIbanIn } from './iban.ts'

export interface AccountLine {
  /** `IBAN`, `Holder`: as it was typed before a colon, else what the line looks like. */
  readonly name: string
  /** What of the line is to be copied: all of it but its name. */
  readonly value: string
  /** A sentence is there to be read. */
  readonly isNote: boolean
}

const NAMED = /^([^:]{1,30}):\s*(\S.*)$/
/** Typed without a colon as often as with one. */
const CODED = /^(IBAN|BIC|SWIFT|RIB)\s+(\S.*)$/i
const ADDRESS = /^(?:https?:\/\/)?\S+\.\S+$/i
const LONGEST = 60

/** Each line that is not empty, in its order. A name that several would have is numbered from the second on. */
export function accountLines(account: string): readonly AccountLine[] {
  const lines = account
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine)
  const withHolder = nameHolder(lines)
  return withHolder.map((line, at) => {
    const before = withHolder.slice(0, at).filter(({ name }) => name === line.name).length
    return before === 0 ? line : { ...line, name: `${line.name} ${before + 1}` }
  })
}

const OTHER = 'Details'

function readLine(line: string): AccountLine {
  const [, name = '', value = ''] = CODED.exec(line) ?? (isLink(line) ? [] : NAMED.exec(line)) ?? []
  if (name !== '') return { name: name.trim(), value, isNote: false }
  if (line.length > LONGEST || line.endsWith('.')) {
    return { name: 'Note', value: line, isNote: true }
  }
  return { name: looksLike(line), value: line, isNote: false }
}

const isLink = (line: string): boolean => /^https?:/i.test(line)

function looksLike(line: string): string {
  if (sepaIbanIn(line) !== null) return 'IBAN'
  if (/^\S+@\S+$/.test(line)) return 'Email'
  if (/^\+?[\d\s().-]{6,}$/.test(line)) return 'Number'
  if (/\b(?:bank|banque|banca|banco)\b/i.test(line)) return 'Bank'
  return isLink(line) || ADDRESS.test(line) ? 'Address' : OTHER
}

/** The only other line beside a number is whose it is: nobody types one without the other. */
function nameHolder(lines: readonly AccountLine[]): readonly AccountLine[] {
  const others = lines.filter(({ name }) => name === OTHER)
  const hasNumber = lines.some(({ name }) => /^(?:IBAN|RIB|Number)$/i.test(name))
  const isWords = !/\d/.test(others[0]?.value ?? '')
  if (others.length !== 1 || !hasNumber || !isWords) return lines
  return lines.map((line) => (line.name === OTHER ? { ...line, name: 'Holder' } : line))
}
