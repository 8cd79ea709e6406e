import type { Api } from '@hostfront/contract/contract'
import { beforeEach, expect, test } from 'vitest'
import { openShopFacts } from './shop-facts.ts'

/** Of the shop only what the loads below ask for, which is nothing. */
const API = {} as Api
let plans: Promise<readonly string[]>
let asked: number
const load = () => {
  asked += 1
  return plans
}
const ask = (facts: ReturnType<typeof openShopFacts>) => facts.answer('plans', ['seed'], load)

beforeEach(() => {
  asked = 0
  plans = Promise.resolve(['Night'])
})

test('what a page asks for is read once, however often it is asked for', async () => {
  const facts = openShopFacts(API)
  expect([ask(facts), ask(facts)]).toEqual([['seed'], ['seed']])
  expect(await facts.readNew()).toBe(true)
  expect(ask(facts)).toEqual(['Night'])
  expect(await facts.readNew()).toBe(false)
  expect(asked).toBe(1)
  expect(facts.isAsBuilt('plans', ['Night'])).toBe(false)
  expect(facts.isAsBuilt('plans', ['seed'])).toBe(true)
})

test('what has changed is told once it is read again', async () => {
  const facts = openShopFacts(API)
  ask(facts)
  await facts.readNew()
  expect(await facts.readAgain()).toBe(false)
  plans = Promise.resolve(['Day'])
  expect(ask(facts)).toEqual(['Night'])
  expect(await facts.readAgain()).toBe(true)
  expect(ask(facts)).toEqual(['Day'])
})

test('what cannot be read stays what it was, and comes when it can', async () => {
  const facts = openShopFacts(API)
  plans = Promise.reject(new Error('away'))
  ask(facts)
  expect(await facts.readNew()).toBe(true)
  expect(ask(facts)).toEqual(['seed'])
  plans = Promise.resolve(['Night'])
  expect(await facts.readAgain()).toBe(true)
  plans = Promise.reject(new Error('away'))
  expect(await facts.readAgain()).toBe(false)
  expect(ask(facts)).toEqual(['Night'])
})
