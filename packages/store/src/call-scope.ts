/** Knows whether the code that runs now was called by a function that is under way. */
export interface CallScope {
  readonly isInside: boolean
  run<Value>(fn: () => Promise<Value>): Promise<Value>
}

interface Call {
  readonly of: ChainScope
  /** The call of whatever scope within which it was made. */
  readonly within: Call | undefined
  isOver: boolean
}

/** What is used of Node's AsyncLocalStorage; this package is compiled without the types of any host. */
interface Storage {
  getStore(): Call | undefined
  run<Value>(call: Call, fn: () => Value): Value
}

interface Host {
  readonly process?: {
    getBuiltinModule?(name: 'node:async_hooks'): { AsyncLocalStorage: new () => Storage }
  }
}

/** One for all scopes: Node carries every storage along with every promise, so that one for each store would add up. */
let storage: Storage | null | undefined

function openStorage(): Storage | null {
  // Asked for at run time: a browser's bundle could not follow an import of it.
  const hooks = (globalThis as Host).process?.getBuiltinModule?.('node:async_hooks')
  return hooks ? new hooks.AsyncLocalStorage() : null
}

/** Exact on Node. Browsers do not know who calls: there it knows of calls made before the function's first `await`. */
export function openCallScope(): CallScope {
  if (storage === undefined) storage = openStorage()
  return storage ? new ChainScope(storage) : new FirstPartScope()
}

class ChainScope implements CallScope {
  readonly #calls: Storage

  constructor(calls: Storage) {
    this.#calls = calls
  }

  get isInside(): boolean {
    for (let call = this.#calls.getStore(); call; call = call.within) {
      if (call.of === this && !call.isOver) return true
    }
    return false
  }

  async run<Value>(fn: () => Promise<Value>): Promise<Value> {
    // What is over is forgotten, so that the chain of a long life stays short.
    let within = this.#calls.getStore()
    while (within?.isOver) within = within.within
    const call: Call = { of: this, within, isOver: false }
    try {
      return await this.#calls.run(call, fn)
    } finally {
      call.isOver = true
    }
  }
}

class FirstPartScope implements CallScope {
  isInside = false

  run<Value>(fn: () => Promise<Value>): Promise<Value> {
    this.isInside = true
    try {
      return fn()
    } finally {
      this.isInside = false
    }
  }
}
