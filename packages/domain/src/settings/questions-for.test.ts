import { expect, test } from 'vitest'
import { DEFAULT_QUESTIONS } from './default-questions.ts'
import { questionsFor } from './questions-for.ts'
import { ShopQuestion, TypedQuestions } from './shop-question.ts'

const asked = (type: Parameters<typeof questionsFor>[1]) =>
  questionsFor(
    [
      { question: 'Refunds?', answer: '' },
      { question: 'Mods?', answer: '', subject: 'games' },
      { question: 'Root?', answer: '', subject: 'vps' },
    ],
    type,
  ).map(({ question }) => question)

test('each page has the questions of everybody, in their order, and those of what it sells: the home page all of them', () => {
  for (const type of ['samp', 'mta', 'game'] as const) {
    expect(asked(type)).toEqual(['Refunds?', 'Mods?'])
  }
  expect(asked('vps')).toEqual(['Refunds?', 'Root?'])
  expect(asked(null)).toEqual(['Refunds?', 'Mods?', 'Root?'])
})

test('questions that were stored before they had a subject are read as they are, and shown everywhere', () => {
  const stored = { question: 'Mods?', answer: 'Yes.' }
  expect(ShopQuestion.parse(stored)).toStrictEqual(stored)
  expect(TypedQuestions.parse([stored])).toStrictEqual([stored])
  for (const type of ['samp', 'vps', null] as const) {
    expect(questionsFor([stored], type)).toEqual([stored])
  }
})

test('a new shop asks who buys a VPS about the machine, and only players about mods', () => {
  const ofVps = JSON.stringify(questionsFor(DEFAULT_QUESTIONS, 'vps'))
  expect(ofVps).toMatch(/root access.*operating system.*SSH key/)
  expect(ofVps).not.toMatch(/\bmods?\b/)
  const ofGames = JSON.stringify(questionsFor(DEFAULT_QUESTIONS, 'samp'))
  expect(ofGames).toMatch(/\bmods\b/)
  expect(ofGames).not.toMatch(/VPS|SSH/)
  expect(questionsFor(DEFAULT_QUESTIONS, null)).toEqual(DEFAULT_QUESTIONS)
})
