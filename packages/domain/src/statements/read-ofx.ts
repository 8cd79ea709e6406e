/** OFX: version 1 is SGML whose values are not closed, version 2 is XML. What they say is the same. */
import { readAmount, readDay, readLabel, readName } from './read-parts.ts'
import { nodesAt, readXml, textAt, type XmlNode } from './read-xml.ts'
import { type Movement, type ReadStatement, Unreadable } from './statement.ts'

/** Throws `Unreadable` where it is no statement of one account in `currency` (ISO 4217). */
export function readOfx(text: string, currency: string): ReadStatement {
  const document = /^\s*<\?xml/.test(text) ? readXml(text) : readSgml(text)
  const statements = [
    ...nodesAt(document, 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS'),
    ...nodesAt(document, 'CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS'),
  ]
  if (document.name !== 'OFX' || statements.length === 0) throw new Unreadable('NOT_A_STATEMENT')
  const accounts = new Set(
    statements.map(
      (one) => textAt(one, 'BANKACCTFROM', 'ACCTID') || textAt(one, 'CCACCTFROM', 'ACCTID'),
    ),
  )
  if (accounts.size > 1) throw new Unreadable('SEVERAL_ACCOUNTS')
  for (const one of statements) {
    if (textAt(one, 'CURDEF') !== currency) throw new Unreadable('OTHER_CURRENCY', one.line)
  }
  return {
    account: readName([...accounts][0]),
    movements: statements.flatMap((one) => nodesAt(one, 'BANKTRANLIST', 'STMTTRN')).map(movementOf),
    // It says what is on the account today, not what was before.
    isBalanced: null,
    skipped: 0,
  }
}

function movementOf(node: XmlNode): Movement {
  const written = textAt(node, 'TRNAMT')
  // Both signs are allowed, and no groups.
  const amount = readAmount(written, written.includes(',') ? ',' : '.')
  if (amount === null) throw new Unreadable('AMOUNT_UNREADABLE', node.line)
  const date = readDay(textAt(node, 'DTPOSTED').slice(0, 8), 'ymd')
  if (date === null) throw new Unreadable('DATE_UNREADABLE', node.line)
  const name = textAt(node, 'NAME') || textAt(node, 'PAYEE', 'NAME')
  return {
    line: node.line,
    date,
    amount,
    label: readLabel([textAt(node, 'MEMO'), name].join(' ')),
    id: readName(textAt(node, 'FITID')),
    sender: readName(name),
    isReversal: false,
  }
}

interface OpenNode extends XmlNode {
  readonly children: XmlNode[]
}

const TAG = /<(\/?)([A-Za-z0-9._-]{1,40})>([^<]*)/g
const MAX_DEPTH = 20

/** A tag with a text behind it is a value, closed or not; any other is open until it is closed. */
function readSgml(text: string): XmlNode {
  const start = text.indexOf('<OFX>')
  if (start < 0) throw new Unreadable('NOT_A_STATEMENT')
  const root = open('', 1)
  const path: OpenNode[] = [root]
  let line = text.slice(0, start).split('\n').length
  for (const [, slash, name = '', value = ''] of text.slice(start).matchAll(TAG)) {
    const top = path.at(-1) ?? root
    if (slash) {
      // One that closes a value has nothing left to close.
      if (top.name === name) path.pop()
      else if (!top.children.some((child) => child.name === name)) {
        throw new Unreadable('NOT_WELL_FORMED', line)
      }
    } else {
      const node = { ...open(name, line), text: decoded(value.trim()) }
      top.children.push(node)
      if (value.trim() === '') path.push(node)
      if (path.length > MAX_DEPTH) throw new Unreadable('NOT_WELL_FORMED', line)
    }
    line += value.split('\n').length - 1
  }
  return root.children[0] ?? root
}

const open = (name: string, line: number): OpenNode => ({
  name,
  attributes: new Map(),
  children: [],
  text: '',
  line,
})

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
