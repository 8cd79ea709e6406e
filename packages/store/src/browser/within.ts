/** The answer did not come in time. Some browsers leave storage requests unanswered for ever. */
export class NoAnswer extends Error {
  constructor() {
    super('storage does not answer')
    this.name = 'NoAnswer'
  }
}

/** `promise`, or NoAnswer when it takes longer. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
