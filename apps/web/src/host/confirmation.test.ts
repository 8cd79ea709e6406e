import { ORPCError } from '@orpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerConfirmations } from './ask-for-password.ts'
import { confirmFirst } from './confirmation.ts'

const required = () =>
  new ORPCError('CONFIRMATION_REQUIRED', { status: 403, data: { secondFactor: true } })
const ask = vi.fn(async (_needed: { readonly secondFactor: boolean }) => true)

beforeEach(() => {
  ask.mockReset()
  answerConfirmations(ask)
})

/** A call that is refused until the person has confirmed `times`. */
function refusedTimes(times: number) {
  let made = 0
  return async () => {
    if (made++ < times) throw required()
    return made
  }
}

test('a call that is refused for want of the password is made again once it was given', async () => {
  ask.mockResolvedValue(true)
  expect(await confirmFirst(refusedTimes(1))).toBe(2)
  expect(ask.mock.calls).toEqual([[{ secondFactor: true }]])
})

test('whoever would rather not give it is told the refusal, and the call is not made again', async () => {
  ask.mockResolvedValue(false)
  const call = vi.fn(refusedTimes(9))
  await expect(confirmFirst(call)).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  expect(call).toHaveBeenCalledTimes(1)
})

test('two calls at once ask once', async () => {
  ask.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(true), 20)))
  expect(await Promise.all([1, 1].map((times) => confirmFirst(refusedTimes(times))))).toEqual([
    2, 2,
  ])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(await confirmFirst(refusedTimes(1))).toBe(2)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('any other refusal, and any fault, asks for nothing', async () => {
  const busy = new ORPCError('BUSY')
  for (const error of [busy, new Error('CONFIRMATION_REQUIRED')]) {
    await expect(confirmFirst(() => Promise.reject(error))).rejects.toBe(error)
  }
  expect(ask).not.toHaveBeenCalled()
})
