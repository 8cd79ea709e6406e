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

const NAMED = /^([^:]{1,30}?)\s*:\s*(\S.*)$/
/** Typed without a colon as often as with one. */
const CODED = /^(IBAN|BIC|SWIFT|RIB)\s+(\S.*)$/i
const ADDRESS = /^(?:https?:\/\/)?\S+\.\S+$/i
/** `S.A.R.L.`, `Ltd.`: what ends so is a name. */
const ABBREVIATED = /(?:\p{L}\.){2}$|(?:^|\s)\p{Lu}\p{Ll}{1,3}\.$/u
/** Of words, a text to be read. */
const MOST_WORDS = 9

/** Each line that is not empty, in its order. A name that several would have is numbered from the second on. */
export function accountLines(account: string): readonly AccountLine[] {
  const lines = account
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine)
  const given = new Set<string>()
  return nameHolder(lines).map((line) => {
    const name = freeName(line.name, given)
    given.add(name)
    return { ...line, name }
  })
}

function freeName(name: string, given: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; given.has(free); number += 1) free = `${name} ${number}`
  return free
}

const OTHER = 'Details'

function readLine(line: string): AccountLine {
  const [name, value] = namedPart(line)
  if (name !== null) return { name, value, isNote: false }
  const isNote = !isLink(line) && (isSentence(line) || line.split(/\s+/).length > MOST_WORDS)
  return { name: isNote ? 'Note' : looksLike(line), value: line, isNote }
}

/** What a line says it is, and what is left of it. */
function namedPart(line: string): readonly [name: string | null, value: string] {
  const [, name = '', value = ''] = (line.includes(':') ? NAMED : CODED).exec(line) ?? []
  const isTime = /\d$/.test(name) && /^\d/.test(value)
  // `Please note: not on Sundays.`
  const isRead = /^\p{Ll}/u.test(value) && isSentence(line)
  return name === '' || isLink(line) || isTime || isRead ? [null, line] : [name.trim(), value]
}

const isSentence = (line: string): boolean =>
  /[.!?]$/.test(line) && /\s\p{Ll}/u.test(line) && !ABBREVIATED.test(line)

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
