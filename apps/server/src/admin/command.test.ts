import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

test('reads both commands with all they take', () => {
  expect(parseCommand(['create', '--email', 'a@shop.test'])).toEqual({
    ok: true,
    command: { kind: 'create', email: 'a@shop.test', name: 'Administrator', landing: 'admin' },
    passwordFromStdin: false,
  })
  expect(
    parseCommand(['create', '--name', 'Ada', '--password-stdin', '--email=a@shop.test']),
  ).toEqual({
    ok: true,
    command: { kind: 'create', email: 'a@shop.test', name: 'Ada', landing: 'admin' },
    passwordFromStdin: true,
  })
  expect(
    parseCommand(['reset-password', '--email', 'a@shop.test', '--remove-second-factor']),
  ).toEqual({
    ok: true,
    command: { kind: 'reset-password', email: 'a@shop.test', removeSecondFactor: true },
    passwordFromStdin: false,
  })
})

test('takes no options to take a key', () => {
  expect(parseCommand(['take-key'])).toMatchObject({ ok: true, command: { kind: 'take-key' } })
})

test.each([
  [['take-key', '--email', 'a@shop.test'], '--email'],
  [[], 'No command'],
  [['delete'], 'no command "delete"'],
  [['create'], '--email is missing'],
  [['create', '--email'], '--email'],
  [['create', '--email', 'a@shop.test', '--landing', 'moon'], '--landing'],
  [['create', '--email', 'a@shop.test', '--remove-second-factor'], '--remove-second-factor'],
  [['reset-password', '--email', 'a@shop.test', 'extra'], 'extra'],
  [['confirm-clock', '--email', 'a@shop.test'], '--email'],
  [['reset-password', '--email', 'a@shop.test', '--password', 'x'], '--password'],
])('%j is not understood, and what is wrong is named', (args, words) => {
  const parsed = parseCommand(args)
  expect(parsed).toMatchObject({ ok: false, problem: expect.stringContaining(words) })
})

test('the clock is nobody’s: it needs no address', () => {
  expect(parseCommand(['confirm-clock'])).toMatchObject({
    ok: true,
    command: { kind: 'confirm-clock' },
  })
})
