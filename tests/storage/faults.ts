type Methods = Record<string, (...parameters: never[]) => unknown>

/** Puts a fault in the place of a method until the returned function is called. */
export function plant(
  owner: object,
  method: string,
  fault: (original: (...parameters: unknown[]) => unknown, ...parameters: unknown[]) => unknown,
): { fired: () => number; remove: () => void } {
  const methods = owner as Methods
  const original = methods[method] as (...parameters: unknown[]) => unknown
  let fired = 0
  methods[method] = function (this: unknown, ...parameters: unknown[]) {
    fired++
    return fault(original.bind(this), ...parameters)
  } as Methods[string]
  return {
    fired: () => fired,
    remove: () => {
      methods[method] = original as Methods[string]
    },
  }
}

export const failWith = (name: string) => () => {
  throw new DOMException('planted', name)
}

/** The request is made, and its answer never heard. */
export function silence(
  original: (...parameters: unknown[]) => unknown,
  ...parameters: unknown[]
): unknown {
  const request = original(...parameters) as EventTarget
  for (const type of ['success', 'error', 'complete', 'abort']) {
    request.addEventListener(type, (event) => event.stopImmediatePropagation())
  }
  return request
}
