import { BOOK_ACCOUNTS, BookSettings } from '@hostfront/domain/books/book-account'
import { DEFAULT_BOOKS } from '@hostfront/domain/books/default-books'
import { expect, test } from 'vitest'
import { readAccounts } from './accounts-form.ts'

function typed(more: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData()
  data.set('yearStart', '1')
  for (const format of ['fec', 'datev'] as const) {
    for (const account of BOOK_ACCOUNTS) {
      data.set(`${format}.numbers.${account}`, DEFAULT_BOOKS[format].numbers[account])
    }
  }
  for (const [name, value] of Object.entries(more)) data.set(name, value)
  return data
}

test('what the form shows is what is kept, where nothing was typed', () => {
  expect(BookSettings.parse(readAccounts(typed()))).toEqual(DEFAULT_BOOKS)
})

test('numbers of the shop, and methods with accounts of their own', () => {
  const more = {
    siren: '123 456 789',
    'datev.consultant': '29098',
    'datev.client': '55003',
    'fec.methods.paypal': ' 517000 ',
    'fec.methods.cash': '',
  }
  expect(BookSettings.parse(readAccounts(typed(more)))).toEqual({
    ...DEFAULT_BOOKS,
    siren: '123456789',
    fec: { ...DEFAULT_BOOKS.fec, methods: { paypal: '517000' } },
    datev: { ...DEFAULT_BOOKS.datev, consultant: 29098, client: 55003 },
  })
})

test('what is no number is refused at its field', () => {
  const data = typed({ 'datev.client': '12a', 'fec.numbers.tax': '44', 'fec.methods.paypal': 'x' })
  const { error } = BookSettings.safeParse(readAccounts(data))
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'datev.client',
    'fec.methods.paypal',
    'fec.numbers.tax',
  ])
})
