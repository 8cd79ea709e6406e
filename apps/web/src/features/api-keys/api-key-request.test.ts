import { ApiKeyForm } from '@hostfront/domain/accounts/api-key'
import { expect, test } from 'vitest'
import { ApiKeyRequest, EXPIRIES, readApiKeyRequest } from './api-key-request.ts'

function filled(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test('every scope that was ticked is asked for', () => {
  const data = filled([
    ['name', ' Invoices to the books '],
    ['scopes', 'billing:read'],
    ['scopes', 'orders:read'],
    ['expiresInDays', '90'],
  ])
  const request = ApiKeyRequest.parse(readApiKeyRequest(data))
  expect(request).toEqual({
    name: 'Invoices to the books',
    scopes: ['billing:read', 'orders:read'],
    expiresInDays: 90,
  })
})

test.each(EXPIRIES)('a key for %s is one that the shop takes', (expiresInDays) => {
  const data = filled([
    ['name', 'Key'],
    ['scopes', 'account:read'],
    ['expiresInDays', expiresInDays],
  ])
  const request = ApiKeyRequest.parse(readApiKeyRequest(data))
  expect(ApiKeyForm.safeParse(request).success).toBe(true)
  expect(request.expiresInDays === null).toBe(expiresInDays === 'never')
})

test('a key that may do nothing is refused at the scopes', () => {
  const data = filled([
    ['name', 'Key'],
    ['expiresInDays', '30'],
  ])
  const { error } = ApiKeyRequest.safeParse(readApiKeyRequest(data))
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['scopes'], 'REQUIRED'],
  ])
})
