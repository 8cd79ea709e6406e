import { expect, test } from 'vitest'
import { StatementAccounts, withAccount } from './statement-account.ts'

const mapping = {
  separator: ';',
  decimal: ',',
  dateOrder: 'dmy',
  encoding: 'utf-8',
  headerRows: 1,
  date: 0,
  amount: 2,
  credit: null,
  debit: null,
  label: 1,
  id: null,
  sender: null,
} as const
const account = (name: string, changes = {}) => ({ name, method: 'paypal', mapping, ...changes })

test('an account is remembered once, as it was set up last, and comes first', () => {
  const accounts = [account('Bank'), account('Wallet')]
  expect(withAccount(accounts, account('Wallet', { method: 'orange-money' }))).toEqual([
    account('Wallet', { method: 'orange-money' }),
    account('Bank'),
  ])
})

test('a file that needs no mapping takes away none', () => {
  expect(withAccount([account('Bank')], account('Bank', { mapping: null }))).toEqual([
    account('Bank'),
  ])
})

test('the oldest is forgotten when there are too many', () => {
  let accounts: ReturnType<typeof withAccount> = []
  for (let at = 0; at < 25; at++) accounts = withAccount(accounts, account(`Bank ${at}`))
  expect(StatementAccounts.safeParse(accounts).success).toBe(true)
  expect([accounts[0]?.name, accounts.length]).toEqual(['Bank 24', 20])
})
