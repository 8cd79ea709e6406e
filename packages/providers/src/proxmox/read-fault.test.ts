import { expect, test } from 'vitest'
import type { Reply } from '../exchange.ts'
import { readExit, readFault } from './read-fault.ts'

const said = (status: number, message: string, errors?: Record<string, string>): Reply => ({
  kind: 'answered',
  status,
  reason: '',
  body: { data: null, message: `${message}\n`, ...(errors && { errors }) },
  text: null,
  retryAfter: null,
})

const page = (status: number): Reply => ({
  kind: 'answered',
  status,
  reason: "Configuration file 'x' does not exist",
  body: undefined,
  text: null,
  retryAfter: null,
})

// What the answer means to a read, and to a write.
test.each([
  [
    'no machine',
    said(500, "Configuration file 'nodes/a/qemu-server/100.conf' does not exist"),
    'absent',
    '=',
  ],
  ['a page with such a reason', page(500), 'retry PANEL_FAULT', 'unknown PANEL_FAULT'],
  ['a lock', said(500, 'VM is locked (backup)'), 'retry PANEL_BUSY', '='],
  ['a lock file', said(500, "can't lock file '/x' - got timeout"), 'retry PANEL_BUSY', '='],
  [
    'a digest',
    said(500, 'checksum mismatch (file change by other user?)'),
    'retry PANEL_BUSY',
    '=',
  ],
  [
    'a number that is taken',
    said(500, 'unable to create VM 100: config file already exists'),
    'retry PANEL_BUSY',
    '=',
  ],
  [
    'the same, older',
    said(500, 'unable to create VM 100 - VM 100 already exists'),
    'retry PANEL_BUSY',
    '=',
  ],
  ['no quorum', said(500, 'cluster not ready - no quorum?'), 'retry PANEL_FAULT', '='],
  [
    'protection',
    said(500, "can't remove VM 100 - protection mode enabled"),
    'person REFUSED_FIELD',
    '=',
  ],
  ['no space', said(500, 'clone failed: No space left on device'), 'person NO_ROOM', '='],
  ['an unknown sentence', said(500, 'who knows'), 'retry PANEL_FAULT', 'unknown PANEL_FAULT'],
  [
    'a field',
    said(400, 'Parameter verification failed.', { newid: 'x' }),
    'person REFUSED_FIELD',
    '=',
  ],
  ['400 of a proxy', page(400), 'retry UNKNOWN_ANSWER', 'unknown UNKNOWN_ANSWER'],
  ['401', page(401), 'person KEY_REFUSED', '='],
  ['403', said(403, 'Permission check failed (/vms/100, VM.Clone)'), 'person NOT_PERMITTED', '='],
  ['501', said(501, 'not implemented'), 'retry PANEL_FAULT', 'unknown PANEL_FAULT'],
  ['502', page(502), 'retry PANEL_FAULT', 'unknown PANEL_FAULT'],
  ['595', said(595, 'No route to host'), 'retry UNREACHABLE', '='],
  ['596', said(596, 'Broken pipe'), 'retry PANEL_FAULT', 'unknown PANEL_FAULT'],
  ['404', page(404), 'retry UNKNOWN_ANSWER', 'unknown UNKNOWN_ANSWER'],
  ['nothing sent', { kind: 'unsent', why: 'ECONNREFUSED' } as const, 'retry UNREACHABLE', '='],
  [
    'no answer',
    { kind: 'lost', why: 'TIMEOUT' } as const,
    'retry UNREACHABLE',
    'unknown UNREACHABLE',
  ],
])('%s', (_name, reply, toRead, toWrite) => {
  const read = (isWrite: boolean) => {
    const answer = readFault(reply, { isWrite })
    return 'fault' in answer ? `${answer.result} ${answer.fault.code}` : answer.result
  }
  expect(read(false)).toBe(toRead)
  expect(read(true)).toBe(toWrite === '=' ? toRead : toWrite)
})

test('a reason counts from the status line where the body has none', () => {
  const reply = { ...page(500), body: { data: null } }
  expect(readFault(reply, { isWrite: true })).toEqual({ result: 'absent' })
})

test('a detail is a status with a name of ours, a right or a field, never words', () => {
  const detail = (reply: Reply) => {
    const answer = readFault(reply, { isWrite: true })
    return 'fault' in answer ? answer.fault.detail : null
  }
  expect(detail(said(500, 'VM is locked (backup) secret-4711'))).toBe('500 locked')
  expect(detail(said(500, 'secret-4711'))).toBe('500')
  expect(detail(said(403, 'Permission check failed (/vms/1, VM.Config.CPU)'))).toBe(
    '403 VM.Config.CPU',
  )
  expect(detail(said(400, 'x', { 'a b': 'x', newid: 'secret' }))).toBe('400 newid')
})

test.each([
  ['clone failed: cfs-lock error: got lock request timeout', 'retry PANEL_BUSY task lock-timeout'],
  ['VM is locked (clone)', 'retry PANEL_BUSY task locked'],
  ['clone failed: No space left on device', 'person NO_ROOM task space'],
  ["Configuration file 'x' does not exist", 'unknown PANEL_FAULT task qmclone'],
  ['secret-4711', 'unknown PANEL_FAULT task qmclone'],
])('a task that ended with "%s"', (exit, expected) => {
  const answer = readExit(exit, 'qmclone')
  if (!('fault' in answer)) throw new Error(answer.result)
  expect(`${answer.result} ${answer.fault.code} ${answer.fault.detail}`).toBe(expected)
})
