/** Those who wait for each name, in this process. */
const turns = new Map<string, Promise<void>>()

/** Runs one after the other what bears the same name. Null: its turn has not come within so many ms, and it was not run. */
export async function inTurn<Value>(
  name: string,
  milliseconds: number,
  run: () => Promise<Value>,
): Promise<Value | null> {
  const before = turns.get(name) ?? Promise.resolve()
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const own = before.then(() => over)
  turns.set(name, own)
  try {
    return (await isOver(before, milliseconds)) ? await run() : null
  } finally {
    end()
    if (turns.get(name) === own) turns.delete(name)
  }
}

async function isOver(before: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return await Promise.race([before.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
