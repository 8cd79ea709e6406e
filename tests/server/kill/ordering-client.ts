import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'
import { orderForm } from '../order-form.ts'
import type { Person } from '../shop-record.ts'

/** An order the server has said yes to, and whether it has said yes to taking it back. */
export interface Acknowledged {
  readonly id: string
  readonly serverName: string
  isCancelled: boolean
}

/** Of so many orders one is cancelled, and one is sent a second time after it was acknowledged. */
const CANCELLED_OF = 5
const REPEATED_OF = 7
const RETRY_MS = 20

/** Lets clients through, or holds them before their next request. */
export class Gate {
  #opened: Promise<void> = Promise.resolve()
  #open: () => void = () => undefined

  close(): void {
    this.#opened = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  open(): void {
    this.#open()
  }

  pass(): Promise<void> {
    return this.#opened
  }
}

/** Orders again and again; what gets no answer is sent again under the same key until it gets one. */
export class OrderingClient {
  readonly acknowledged: Acknowledged[] = []
  /** Answers that no client should get. */
  readonly faults: string[] = []
  retries = 0
  #isWaiting = false
  #isOver = false
  readonly #person: Person
  readonly #gate: Gate

  constructor(person: Person, gate: Gate) {
    this.#person = person
    this.#gate = gate
  }

  /** Whether it waits before a closed gate, with no request on its way. */
  get isWaiting(): boolean {
    return this.#isWaiting
  }

  end(): void {
    this.#isOver = true
  }

  async run(): Promise<void> {
    for (let count = 1; !this.#isOver; count++) await this.#order(count)
  }

  async #order(count: number): Promise<void> {
    const key = randomUUID()
    const form = { ...orderForm, serverName: key }
    const placed = await this.#insist(() => this.#person.once(key).orders.place(form))
    if (!placed) return
    const order = { id: placed.order.id, serverName: key, isCancelled: false }
    this.acknowledged.push(order)
    if (count % REPEATED_OF === 0) {
      const again = await this.#insist(() => this.#person.once(key).orders.place(form))
      if (again && again.order.id !== order.id) this.faults.push(`key ${key} made two orders`)
    }
    if (count % CANCELLED_OF === 0) {
      const cancelled = await this.#insist(() =>
        this.#person.once(`${key}-cancel`).orders.cancel({ id: order.id }),
      )
      order.isCancelled = cancelled !== null
    }
  }

  async #insist<Value>(call: () => Promise<Value>): Promise<Value | null> {
    while (!this.#isOver) {
      this.#isWaiting = true
      await this.#gate.pass()
      this.#isWaiting = false
      if (this.#isOver) return null
      try {
        return await call()
      } catch (error) {
        // 503 while it starts or ends; no status at all when the connection went with it.
        const isAway = !(error instanceof ORPCError) || error.status === 503
        if (!isAway) {
          this.faults.push(`${error.code} (${error.status}): ${error.message}`)
          return null
        }
        this.retries++
        await pause(RETRY_MS)
      }
    }
    return null
  }
}
