import { DEFAULT_QUESTIONS } from '@hostfront/domain/settings/default-questions'
import { expect, test } from 'vitest'
import { questionsToStore, readQuestions } from './typed-questions.ts'

test('questions are read in the order of their rows, and a form without any has none', () => {
  const data = new FormData()
  expect(readQuestions(data)).toEqual({ questions: [] })
  data.set('questions.1.question', 'Second?')
  data.set('questions.1.answer', 'Two.')
  data.set('questions.0.question', 'First?')
  data.set('questions.0.answer', '')
  data.set('questions.0.subject', '')
  data.set('questions.1.subject', 'vps')
  expect(readQuestions(data)).toEqual({
    questions: [
      { question: 'First?', answer: '' },
      { question: 'Second?', answer: 'Two.', subject: 'vps' },
    ],
  })
})

test('those that the shop comes with are not stored, any other order or number is', () => {
  expect(questionsToStore([...DEFAULT_QUESTIONS])).toBeNull()
  expect(questionsToStore([])).toEqual([])
  const everybodys = DEFAULT_QUESTIONS.map(({ question, answer }) => ({ question, answer }))
  expect(questionsToStore(everybodys)).toEqual(everybodys)
  const turned = DEFAULT_QUESTIONS.toReversed()
  expect(questionsToStore(turned)).toEqual(turned)
  expect(questionsToStore(DEFAULT_QUESTIONS.slice(1))).toHaveLength(DEFAULT_QUESTIONS.length - 1)
})
