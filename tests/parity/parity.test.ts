import { beforeAll, describe, expect, test } from 'vitest'
import { answerOf, Normaliser } from './answer.ts'
import { calls } from './calls.ts'
import { type Edition, openInPage, openOverHttp } from './edition.ts'
import { callEverything, everyCall } from './every-call.ts'

let inPage: Awaited<ReturnType<typeof converse>>
let overHttp: typeof inPage
let everyInPage: Awaited<ReturnType<typeof callEverything>>
let everyOverHttp: typeof everyInPage

beforeAll(async () => {
  inPage = await inNew(openInPage, converse)
  overHttp = await inNew(openOverHttp, converse)
  everyInPage = await inNew(openInPage, callEverything)
  everyOverHttp = await inNew(openOverHttp, callEverything)
})

async function inNew<Answers>(
  open: () => Promise<Edition>,
  ask: (edition: Edition) => Promise<Answers>,
): Promise<Answers> {
  const edition = await open()
  try {
    return await ask(edition)
  } finally {
    await edition.close()
  }
}

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

test('no call has the name of another, and as many are refused as a shop refuses', () => {
  expect(inPage.size).toBe(calls.length)
  expect(everyInPage.size).toBe(everyCall.length)
  const refused = [...inPage.values()].filter((answer) => 'refused' in Object(answer))
  expect(refused.length).toBeGreaterThan(35)
})

describe('the page and the server answer the same to everybody who calls', () => {
  test.each(everyCall.map((call) => [call.name, call.expected] as const))('%s', (name, code) => {
    const [page, http] = [everyInPage.get(name), everyOverHttp.get(name)]
    expect(http).toEqual(page)
    expect(http?.code).toBe(code)
  })
})

describe('and in a conversation that goes on', () => {
  test.each(calls.map(([name]) => name))('%s', (name) => {
    expect(overHttp.get(name)).toEqual(inPage.get(name))
    expect(overHttp.get(name)).not.toHaveProperty('failed')
  })
})
