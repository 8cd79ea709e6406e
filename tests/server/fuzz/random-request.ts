import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { Operation } from './operations.ts'
import { brokenValue, validValue } from './schema-values.ts'

/** A call of a procedure, not yet filled with what the shop has answered. */
export interface RandomCall {
  readonly operation: Operation
  readonly kind: 'valid' | 'broken' | 'hostile'
  readonly channel: 'REST' | 'RPC'
  /** Chooses who calls. */
  readonly caller: number
  readonly input: unknown
  readonly idempotencyKey: string | null
}

/** A request that no client of ours would make. */
export interface RawRequest {
  readonly operation: null
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

const RAW_PATHS = [
  '/api/rpc/orders/constructor',
  '/api/rpc/__proto__/toString',
  '/api/rpc/%00',
  '/api/rpc/%zz',
  '/api/rpc/orders/place/../../../etc/passwd',
  '/api/v1/orders/mine?limit=1&limit=2',
  '/api/v1/orders/mine?limit[__proto__][x]=1',
  '/api/v1/orders/mine?after=%00',
  '/api/v1/orders/mine?search=%ED%A0%80',
  '/api/v1/vouchers/check?code[]=a&code[]=b&planId=x&amount=1',
  '/api/v1/nothing/here',
  '/api/openapi.json?x=%',
  '/api/events',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/api/v1/accounts/login',
  '/api/rpc/accounts/login',
  '/api/rpc/accounts/me?data=%7B%22json%22%3A',
]

const RAW_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"json":',
  '{"json":{},"meta":"x"}',
  '{"json":{},"meta":[[99,"json"]]}',
  '{"json":{},"meta":[[1,"__proto__","x"]]}',
  '{"json":{"email":"a"},"meta":[[0,"email"],[1,"email"],[2,"a","b"]]}',
  '{"json":{},"maps":[["file"]]}',
  `{"json":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'email=a&password=b',
  '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"json":{}}\r\n--x--',
  `{"email":"${'x'.repeat(3_000_000)}"}`,
]

const asHeaderText = (text: string) =>
  text
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 500)
    .trim()

const rawRequest: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'POST',
      'POST',
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'HEAD',
      'OPTIONS',
    ),
    path: fc.constantFrom(...RAW_PATHS),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-7',
      '',
    ),
    body: fc.constantFrom(...RAW_BODIES),
    strange: fc.record(
      {
        authorization: fc.oneof(
          hostileText.map((text) => `Bearer ${asHeaderText(text)}`),
          fc.constant('Basic eA=='),
        ),
        'idempotency-key': hostileText.map(asHeaderText),
        cookie: hostileText.map((text) => `hostfront=${asHeaderText(text)}`),
        'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'nonsense'),
        'x-forwarded-for': hostileText.map(asHeaderText),
        range: fc.constant('bytes=5-1'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ method, path, type, body, strange }) => ({
    operation: null,
    method,
    path,
    headers: { ...strange, ...(type && { 'content-type': type }) },
    body: method === 'GET' || method === 'HEAD' ? null : body,
  }))

/** Calls of all procedures, evenly, and now and then a request that is none. */
export function randomRequest(
  operations: readonly Operation[],
): fc.Arbitrary<RandomCall | RawRequest> {
  const calls = operations.map((operation) => ({ weight: 2, arbitrary: randomCall(operation) }))
  return fc.oneof(...calls, { weight: Math.ceil(operations.length / 5), arbitrary: rawRequest })
}

function randomCall(operation: Operation): fc.Arbitrary<RandomCall> {
  const rest = {
    operation: fc.constant(operation),
    channel: fc.constantFrom('REST' as const, 'RPC' as const),
    caller: fc.nat(1000),
    idempotencyKey: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('one', 'two', 'three') },
      { weight: 1, arbitrary: hostileText.map(asHeaderText) },
    ),
  }
  const of = (kind: RandomCall['kind'], input: fc.Arbitrary<unknown>) =>
    fc.record({ ...rest, kind: fc.constant(kind), input })
  const { input } = operation
  const valid = input ? validValue(input, operation.verb) : fc.constant(undefined)
  return fc.oneof(
    { weight: 6, arbitrary: of('valid', valid) },
    {
      weight: 3,
      arbitrary: of('broken', input ? brokenValue(input, operation.verb) : hostileValue),
    },
    { weight: 1, arbitrary: of('hostile', hostileValue) },
  )
}
