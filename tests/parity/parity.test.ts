import { contract } from '@hostfront/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, Normaliser } from './answer.ts'
import { calls } from './calls.ts'
import { type Edition, openInPage, openOverHttp } from './edition.ts'

let inPage: Map<string, unknown>
let overHttp: Map<string, unknown>
const editions: Edition[] = []

beforeAll(async () => {
  editions.push(await openInPage(), await openOverHttp())
  const [page, http] = editions
  if (page) inPage = await converse(page)
  if (http) overHttp = await converse(http)
})
afterAll(async () => {
  for (const edition of editions) await edition.close()
})

/** All calls one after the other; the answers by the name of their call. */
async function converse(edition: Edition): Promise<Map<string, unknown>> {
  const normaliser = new Normaliser()
  const told: Record<string, unknown> = {}
  const browser = () => edition.browser()
  const stage = {
    edition,
    told,
    visitor: browser(),
    jane: browser(),
    eve: browser(),
    admin: browser(),
  }
  const answers = new Map<string, unknown>()
  for (const [name, call] of calls) {
    const answer = await answerOf(() => call(stage))
    if ('value' in answer) told[name] = answer.value
    answers.set(name, normaliser.normalise(answer))
  }
  return answers
}

test('every procedure is called, and as many calls are refused as a shop refuses', () => {
  const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  )
  const called = new Set(calls.map(([name]) => name.split(':')[0]))
  expect(procedures.filter((name) => !called.has(name))).toEqual([])
  const refused = [...inPage.values()].filter((answer) => 'refused' in Object(answer))
  expect(refused.length).toBeGreaterThan(35)
  expect(inPage.size).toBe(calls.length)
})

describe('the page and the server answer the same', () => {
  test.each(calls.map(([name]) => name))('%s', (name) => {
    expect(overHttp.get(name)).toEqual(inPage.get(name))
    expect(overHttp.get(name)).not.toHaveProperty('failed')
  })
})
