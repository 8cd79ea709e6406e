import { expect, test } from 'vitest'
import { DEFAULT_QUESTIONS } from './default-questions.ts'
import { questionsFor } from './questions-for.ts'
import { ShopQuestion, TypedQuestions } from './shop-question.ts'

const EVERY = ['samp', 'mta', 'vps', 'game'] as const

const asked = (...types: Parameters<typeof questionsFor>[1]) =>
  questionsFor(
    [
      { question: 'Refunds?', answer: '' },
      { question: 'Mods?', answer: '', subject: 'games' },
      { question: 'Root?', answer: '', subject: 'vps' },
    ],
    types,
  ).map(({ question }) => question)

test('each page has the questions of everybody, in their order, and those of what is sold there', () => {
  for (const type of ['samp', 'mta', 'game'] as const) {
    expect(asked(type)).toEqual(['Refunds?', 'Mods?'])
  }
  expect(asked('vps')).toEqual(['Refunds?', 'Root?'])
  expect(asked(...EVERY)).toEqual(['Refunds?', 'Mods?', 'Root?'])
})

test('a home page asks nothing about what no plan of the shop is, and before it has plans what concerns everybody', () => {
  expect(asked('samp', 'game')).toEqual(['Refunds?', 'Mods?'])
  expect(asked('vps', 'vps')).toEqual(['Refunds?', 'Root?'])
  expect(asked()).toEqual(['Refunds?'])
})

test('questions that were stored before they had a subject are read as they are, and shown everywhere', () => {
  const stored = { question: 'Mods?', answer: 'Yes.' }
  expect(ShopQuestion.parse(stored)).toStrictEqual(stored)
  expect(TypedQuestions.parse([stored])).toStrictEqual([stored])
  for (const types of [['samp'], ['vps'], []] as const) {
    expect(questionsFor([stored], types)).toEqual([stored])
  }
})

test('a new shop asks who buys a VPS about the machine, and only players about mods', () => {
  const ofVps = JSON.stringify(questionsFor(DEFAULT_QUESTIONS, ['vps']))
  expect(ofVps).toMatch(/root access.*operating system.*SSH key/)
  expect(ofVps).not.toMatch(/\bmods?\b/)
  const ofGames = JSON.stringify(questionsFor(DEFAULT_QUESTIONS, ['samp']))
  expect(ofGames).toMatch(/\bmods\b/)
  expect(ofGames).not.toMatch(/VPS|SSH/)
  expect(questionsFor(DEFAULT_QUESTIONS, EVERY)).toEqual(DEFAULT_QUESTIONS)
})
