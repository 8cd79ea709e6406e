import { expect, test } from 'vitest'
import type { Reply } from '../exchange.ts'
import { readFault } from './read-fault.ts'

const now = '2026-06-01T12:00:00.000Z'

const error = (code: string, field?: string, rule?: string) => ({
  errors: [
    {
      code,
      status: '0',
      detail: 'Secret words of the panel.',
      ...(field && { meta: { source_field: field, rule } }),
    },
  ],
})

const answered = (status: number, body?: unknown, retryAfter: string | null = null): Reply => ({
  kind: 'answered',
  reason: '',
  status,
  body,
  text: null,
  retryAfter,
})

// What the answer means to a read, and to a write.
test.each([
  ['400 no node with room', answered(400, error('NoViableNodeException')), 'person NO_ROOM', '='],
  ['400 no port', answered(400, error('NoViableAllocationException')), 'person NO_PORT', '='],
  ['400 in words', answered(400, error('DisplayException')), 'person REFUSED_FIELD', '='],
  [
    '400 second factor',
    answered(400, error('TwoFactorAuthRequiredException')),
    'person KEY_REFUSED',
    '=',
  ],
  ['400 of a proxy', answered(400), 'retry UNKNOWN_ANSWER', 'unknown UNKNOWN_ANSWER'],
  ['401', answered(401, error('AuthenticationException')), 'person KEY_REFUSED', '='],
  ['403', answered(403, error('AccessDeniedHttpException')), 'person NOT_PERMITTED', '='],
  ['404 of the panel', answered(404, error('NotFoundHttpException')), 'absent', '='],
  ['404 page', answered(404), 'retry UNKNOWN_ANSWER', 'unknown UNKNOWN_ANSWER'],
  [
    '404 of another API',
    answered(404, { message: 'Not found' }),
    'retry UNKNOWN_ANSWER',
    'unknown UNKNOWN_ANSWER',
  ],
  [
    '404 of the node',
    answered(404, error('DaemonConnectionException')),
    'retry PANEL_FAULT',
    'unknown PANEL_FAULT',
  ],
  [
    '401 of the node',
    answered(401, error('DaemonConnectionException')),
    'retry PANEL_FAULT',
    'unknown PANEL_FAULT',
  ],
  ['409', answered(409, error('ConflictHttpException')), 'retry PANEL_BUSY', '='],
  [
    '422 of another field',
    answered(422, error('ValidationException', 'environment.RCON_PASS', 'required')),
    'person REFUSED_FIELD',
    '=',
  ],
  [
    '422 made before',
    answered(422, error('ValidationException', 'external_id', 'unique')),
    'retry REFUSED_FIELD',
    'unknown REFUSED_FIELD',
  ],
  [
    '422 port taken',
    answered(422, error('ValidationException', 'allocation.default', 'exists')),
    'retry PANEL_BUSY',
    '=',
  ],
  ['429', answered(429, error('ThrottleRequestsException')), 'retry PANEL_BUSY', '='],
  ['429 page', answered(429), 'retry PANEL_BUSY', '='],
  [
    '500',
    answered(500, error('DataValidationException')),
    'retry PANEL_FAULT',
    'unknown PANEL_FAULT',
  ],
  ['502 page', answered(502), 'retry PANEL_FAULT', 'unknown PANEL_FAULT'],
  [
    '504',
    answered(504, error('DaemonConnectionException')),
    'retry PANEL_FAULT',
    'unknown PANEL_FAULT',
  ],
  ['a redirect', answered(302), 'retry UNKNOWN_ANSWER', 'unknown UNKNOWN_ANSWER'],
  ['another shape', answered(200, { hello: 1 }), 'retry UNKNOWN_ANSWER', 'unknown UNKNOWN_ANSWER'],
  ['nothing sent', { kind: 'unsent', why: 'ECONNREFUSED' } as const, 'retry UNREACHABLE', '='],
  [
    'no answer',
    { kind: 'lost', why: 'TIMEOUT' } as const,
    'retry UNREACHABLE',
    'unknown UNREACHABLE',
  ],
])('%s', (_name, reply, toRead, toWrite) => {
  const said = (isWrite: boolean) => {
    const answer = readFault(reply, { isWrite, now })
    return 'fault' in answer ? `${answer.result} ${answer.fault.code}` : answer.result
  }
  expect(said(false)).toBe(toRead)
  expect(said(true)).toBe(toWrite === '=' ? toRead : toWrite)
})

test.each([
  ['7', 7],
  ['Mon, 01 Jun 2026 12:00:30 GMT', 30],
  ['99999', 3600],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s is heeded as %s s', (header, seconds) => {
  const answer = readFault(answered(429, undefined, header), { isWrite: false, now })
  expect(answer).toMatchObject({ result: 'retry' })
  expect('afterSeconds' in answer ? answer.afterSeconds : undefined).toBe(seconds)
})

test('a detail is a status with a name, at most 120 characters, and never words', () => {
  const detail = (reply: Reply) => {
    const answer = readFault(reply, { isWrite: true, now })
    return 'fault' in answer ? answer.fault.detail : null
  }
  expect(detail(answered(422, error('ValidationException', 'user')))).toBe('422 user')
  expect(detail(answered(500, error('QueryException')))).toBe('500 QueryException')
  expect(detail(answered(500, error('Password hunter2 is wrong')))).toBe('500 error')
  expect(detail(answered(422, error('A', 'x'.repeat(500))))).toBe('422 A')
  expect(detail(answered(500, error('E'.repeat(100))))?.length).toBeLessThanOrEqual(120)
})
