/** CAMT.053, the statement of European banks: 001.02 and .08, which wrap some fields once more. */
import { readAmount, readDay, readLabel, readName } from './read-parts.ts'
import { nodesAt, textAt, type XmlNode } from './read-xml.ts'
import { type Movement, type ReadStatement, Unreadable } from './statement.ts'

/** Throws `Unreadable` where it is no statement of one account in `currency` (ISO 4217). */
export function readCamt(document: XmlNode, currency: string): ReadStatement {
  const statements = nodesAt(document, 'BkToCstmrStmt', 'Stmt')
  if (document.name !== 'Document' || statements.length === 0) {
    throw new Unreadable('NOT_A_STATEMENT')
  }
  const accounts = new Set(statements.map(accountOf))
  if (accounts.size > 1) throw new Unreadable('SEVERAL_ACCOUNTS')
  const entries = statements.flatMap((statement) => nodesAt(statement, 'Ntry')).filter(isBooked)
  return {
    account: [...accounts][0] ?? null,
    movements: entries.flatMap((entry) => movementsOf(entry, currency)),
    isBalanced: isBalanced(statements, currency),
    skipped: 0,
  }
}

const accountOf = (statement: XmlNode): string | null =>
  readName(textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id'))

/** What is announced may never come. */
const isBooked = (entry: XmlNode): boolean =>
  (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK'

function movementsOf(entry: XmlNode, currency: string): Movement[] {
  const details = nodesAt(entry, 'NtryDtls', 'TxDtls')
  const amount = signedAmount(entry, amountNode(entry, ['Amt']), currency)
  const parts = details.map((detail) => partAmount(detail, currency))
  const sum = parts.reduce<number>((total, part) => total + (part ?? Number.NaN), 0)
  // A booking for many transfers is taken apart only where its parts make up the whole.
  if (details.length > 1 && sum === Math.abs(amount)) {
    return details.map((detail, at) => {
      const part = Math.sign(amount) * (parts[at] ?? 0)
      return movementOf(entry, [detail], { amount: part, place: `/${at + 1}` })
    })
  }
  return [movementOf(entry, details, { amount, place: '' })]
}

interface Part {
  readonly amount: number
  /** Which of several it is. */
  readonly place: string
}

function movementOf(
  entry: XmlNode,
  details: readonly XmlNode[],
  { amount, place }: Part,
): Movement {
  const date = readDay(
    textAt(entry, 'BookgDt', 'Dt') ||
      textAt(entry, 'BookgDt', 'DtTm') ||
      textAt(entry, 'ValDt', 'Dt'),
    'ymd',
  )
  if (date === null) throw new Unreadable('DATE_UNREADABLE', entry.line)
  const own = details.map((detail) => textAt(detail, 'Refs', 'AcctSvcrRef'))[0]
  const shared = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef')
  const party = amount < 0 ? 'Cdtr' : 'Dbtr'
  const names = details.map(
    (detail) =>
      textAt(detail, 'RltdPties', party, 'Nm') || textAt(detail, 'RltdPties', party, 'Pty', 'Nm'),
  )
  return {
    line: entry.line,
    date,
    amount,
    label: readLabel([...details.map(wordsOf), textAt(entry, 'AddtlNtryInf')].join(' ')),
    id: readName(own || (shared && `${shared}${place}`)),
    sender: readName(names.find(Boolean)),
    isReversal: /^(true|1)$/.test(textAt(entry, 'RvslInd')),
  }
}

/** What its sender wrote. Some banks cut it into lines of equal length, through the middle of words. */
function wordsOf(detail: XmlNode): string {
  const lines = nodesAt(detail, 'RmtInf', 'Ustrd').map(({ text }) => text)
  const isCut = lines.length > 1 && lines.slice(0, -1).every(({ length }) => CUT_AT.has(length))
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId')
  return [
    lines.join(isCut ? '' : ' '),
    textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
  ].join(' ')
}

const CUT_AT: ReadonlySet<number> = new Set([35, 70, 140])

/** The amount of one transfer in a booking; null where it is not said in `currency`. */
function partAmount(detail: XmlNode, currency: string): number | null {
  const node = amountNode(detail, ['AmtDtls', 'TxAmt', 'Amt']) ?? amountNode(detail, ['Amt'])
  if (!node || node.attributes.get('Ccy') !== currency) return null
  return readAmount(node.text, '.')
}

const amountNode = (node: XmlNode, path: readonly string[]): XmlNode | undefined =>
  nodesAt(node, ...path)[0]

function signedAmount(entry: XmlNode, node: XmlNode | undefined, currency: string): number {
  if (node && node.attributes.get('Ccy') !== currency) {
    throw new Unreadable('OTHER_CURRENCY', node.line)
  }
  const amount = readAmount(node?.text ?? '', '.')
  const direction = textAt(entry, 'CdtDbtInd')
  const isSigned = direction === 'CRDT' || direction === 'DBIT'
  if (amount === null || amount < 0 || !isSigned) {
    throw new Unreadable('AMOUNT_UNREADABLE', entry.line)
  }
  return direction === 'DBIT' ? 0 - amount : amount
}

/** Whether each statement's opening balance and bookings make its closing balance; null where one lacks them. */
function isBalanced(statements: readonly XmlNode[], currency: string): boolean | null {
  const answers = statements.map((statement) => {
    const balances = nodesAt(statement, 'Bal')
    const [open, close] = [
      balanceOf(balances, ['OPBD', 'PRCD'], currency),
      balanceOf(balances, ['CLBD'], currency),
    ]
    if (open === null || close === null) return null
    const booked = nodesAt(statement, 'Ntry').filter(isBooked)
    const moved = booked.map((entry) => signedAmount(entry, amountNode(entry, ['Amt']), currency))
    return moved.reduce((sum, amount) => sum + amount, open) === close
  })
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}

function balanceOf(
  balances: readonly XmlNode[],
  codes: readonly string[],
  currency: string,
): number | null {
  const balance = codes
    .map((code) => balances.find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find(Boolean)
  return balance ? signedAmount(balance, amountNode(balance, ['Amt']), currency) : null
}
