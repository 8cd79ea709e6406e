import { expect, test } from 'vitest'
import { type Asked, answersOf, QuestionLines, questionLines, questionsIn } from './question.ts'

const LINES =
  'LICENCE = FiveM licence key (secret)\nSSH_KEY = Your key (SSH key)\nMAP = Which map (GTA)?'
const BODY = 'AAAAC3NzaC1lZDI1NTE5AAAAIJ0q1zVxg3mXz3g9WmH2nV1r5Q3Fv7i2m4pXo6b8c9dE'

const asked = (kind: Asked['kind'], isAnswered = false): Asked[] => [
  { name: 'ONE', label: 'One', kind, isAnswered, text: null },
]
const problem = (questions: Asked[], text: string) =>
  answersOf(questions).safeParse({ ONE: text }).error?.issues[0]?.message ?? null

test('questions are read from lines and written back as they were', () => {
  expect(questionsIn(LINES)).toEqual([
    { name: 'LICENCE', label: 'FiveM licence key', kind: 'secret' },
    { name: 'SSH_KEY', label: 'Your key', kind: 'ssh-key' },
    { name: 'MAP', label: 'Which map (GTA)?', kind: 'text' },
  ])
  expect(questionLines(questionsIn(LINES))).toBe(LINES)
  expect(questionsIn('\n \n')).toEqual([])
})

test.each([
  ['LICENCE', 'LINES_INVALID'],
  ['A B = C', 'LINES_INVALID'],
  ['A =', 'LINES_INVALID'],
  [Array.from({ length: 11 }, (_, at) => `A${at} = B`).join('\n'), 'TOO_HIGH 10'],
])('lines that are no questions are refused: %s', (text, message) => {
  expect(QuestionLines.safeParse(text).error?.issues[0]?.message).toBe(message)
})

test.each([
  [`ssh-ed25519 ${BODY}`, null],
  [`ssh-ed25519 ${BODY} jane@laptop of mine`, null],
  [`-----BEGIN OPENSSH PRIVATE KEY----- ${BODY}`, 'SSH_KEY_INVALID'],
  [`command="rm" ssh-ed25519 ${BODY}`, 'SSH_KEY_INVALID'],
  [`ssh-ed25519 ${BODY.slice(0, 20)}`, 'SSH_KEY_INVALID'],
  [`ssh-dss ${BODY}`, 'SSH_KEY_INVALID'],
])('a public SSH key is one line of a type, a key and a comment: %s', (text, message) => {
  expect(problem(asked('ssh-key'), text)).toBe(message)
})

test('what was answered may be left as it is; what was not is missing', () => {
  expect(problem(asked('secret'), '')).toBe('REQUIRED')
  expect(problem(asked('secret', true), '')).toBeNull()
  expect(problem(asked('ssh-key', true), '')).toBeNull()
  expect(problem(asked('text'), 'x'.repeat(501))).toBe('TOO_LONG 500')
  expect(answersOf(asked('text')).safeParse({}).success).toBe(false)
})
