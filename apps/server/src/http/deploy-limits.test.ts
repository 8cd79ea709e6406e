/** The files for proxies let through what the shop takes, and no more. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyLimitOf, IMPORT } from './admit-request.ts'
import { procedures } from './procedures.ts'

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../deploy', name), 'utf8')

const limits = [...procedures].map(([path, procedure]) => [path, bodyLimitOf(path, procedure)])
const MOST = Math.max(...limits.map(([path, limit]) => (path === IMPORT ? 0 : Number(limit))))
const IMPORT_MOST = Number(limits.find(([path]) => path === IMPORT)?.[1])

const bytes = (text = ''): number => {
  const [, count, unit = ''] = /^(\d+)([km]?)(?:ib)?;?$/i.exec(text) ?? []
  return Number(count) * { '': 1, k: 1024, m: 1024 * 1024 }[unit.toLowerCase() as '' | 'k' | 'm']
}

test('nginx takes a whole shop on the path of the import alone', () => {
  const blocks = read('nginx.conf').split(/^ {4}(?=location )/m)
  const sizes = blocks.map((block) => /client_max_body_size (\S+)/.exec(block)?.[1])
  expect(sizes.filter(Boolean)).toHaveLength(2)
  expect(bytes(sizes[0])).toBe(MOST)
  const ofImport = blocks.find((block) => block.includes('importDocument')) ?? ''
  expect(bytes(/client_max_body_size (\S+)/.exec(ofImport)?.[1])).toBe(IMPORT_MOST)
  expect(ofImport).toContain('proxy_request_buffering off')
  const path = /location ~ (\S+) /.exec(ofImport)?.[1] ?? ''
  for (const prefix of ['/api/rpc', '/api/v1']) {
    expect(new RegExp(path).test(`${prefix}/${IMPORT}`)).toBe(true)
  }
  expect(new RegExp(path).test('/api/rpc/accounts/login')).toBe(false)
})

test('Caddy takes a whole shop on the path of the import alone', () => {
  const text = read('Caddyfile')
  const [ofImport, ofOthers] = [...text.matchAll(/max_size (\S+)/g)].map(([, size]) => bytes(size))
  expect([ofImport, ofOthers]).toEqual([IMPORT_MOST, MOST])
  expect(text.match(/\/api\/(rpc|v1)\/shop\/importDocument/g)).toHaveLength(4)
})

test('both bound how long a request may take to come, nginx how many there are', () => {
  for (const bound of [
    'limit_req ',
    'limit_conn ',
    'client_body_timeout ',
    'client_header_timeout ',
  ]) {
    expect(read('nginx.conf')).toContain(`    ${bound}`)
  }
  for (const bound of ['read_header ', 'read_body ']) expect(read('Caddyfile')).toContain(bound)
})

/** What nginx makes of an address, by its `map`. */
function groupOf(address: string): string {
  const patterns = [...read('nginx.conf').matchAll(/^ {4}~(\S+) \$\w+;$/gm)].map(
    ([, text]) => new RegExp(String(text)),
  )
  for (const pattern of patterns) {
    const found = pattern.exec(address)?.[1]
    if (found !== undefined) return found
  }
  return address
}

test('nginx counts an IPv6 line as one caller', () => {
  expect(groupOf('2001:db8:7:1::1')).toBe(groupOf('2001:db8:7:ffff:1:2:3:4'))
  expect(groupOf('2001:db8:7::1')).toBe(groupOf('2001:db8:7:1::1'))
  expect(groupOf('2001:db8:8::1')).not.toBe(groupOf('2001:db8:7::1'))
  expect(groupOf('203.0.113.9')).toBe('203.0.113.9')
})
