import { expect, test } from 'vitest'
import { type CsvValue, csvText, readAllRows } from './csv.ts'

const cells = async (...values: CsvValue[]): Promise<string[]> => {
  const text = await csvText([{ header: 'Cell', csv: (value: CsvValue) => value }], values)
  return text.split('\r\n').slice(1)
}

test('a file begins with the mark that says it is UTF-8, then the headers', async () => {
  const columns = [
    { header: 'Name', csv: (row: { name: string }) => row.name },
    { header: 'Länge', csv: (row: { name: string }) => row.name.length },
  ]
  expect(await csvText(columns, [{ name: 'Zoë' }])).toBe('\uFEFFName,Länge\r\nZoë,3')
})

test('commas, quotes and line breaks stay within their cell', async () => {
  expect(await cells('a,b', 'say "hi"')).toEqual(['"a,b"', '"say ""hi"""'])
  expect(await csvText([{ header: 'Cell', csv: (row: string) => row }], ['one\r\ntwo'])).toBe(
    '\uFEFFCell\r\n"one\r\ntwo"',
  )
})

test.each([
  '=HYPERLINK("http://evil")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '  =1+1',
  '=1+1\nand a second line',
  '＝1+1',
])('the formula %j is exported as a text', async (formula) => {
  const text = await csvText([{ header: 'Cell', csv: (row: string) => row }], [formula])
  expect(text).toBe(`\uFEFFCell\r\n"'${formula.replaceAll('"', '""')}"`)
})

test('numbers, also negative ones, stay numbers; nothing is an empty cell', async () => {
  expect(await cells(-4.5, 12, true, null)).toEqual(['-4.5', '12', 'true', ''])
})

const pages = [
  { items: [1, 2], next: 'b' },
  { items: [3], next: null },
]
const readPage = async (after: string | null) =>
  pages[after === null ? 0 : 1] ?? { items: [], next: null }

test('all pages are read to the last', async () => {
  const heard: number[] = []
  const onRows = (count: number) => heard.push(count) > 0
  expect(await readAllRows({ readPage, onRows })).toEqual([1, 2, 3])
  expect(heard).toEqual([2, 3])
})

test('a stopped reading asks for no further page and gives no rows', async () => {
  let asked = 0
  const counted = (after: string | null) => {
    asked += 1
    return readPage(after)
  }
  expect(await readAllRows({ readPage: counted, onRows: () => false })).toBeNull()
  expect(asked).toBe(1)
})
