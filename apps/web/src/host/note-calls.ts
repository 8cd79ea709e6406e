import type { Api } from '@hostfront/contract/contract'

/** The same procedures; `note` is passed the name (`noun.verb`) of each that is called. */
export function noteCalls(api: Api, note: (call: string) => void): Api {
  return new Proxy(api, {
    get(nouns, noun) {
      const verbs: unknown = Reflect.get(nouns, noun)
      if (!(verbs instanceof Object)) return verbs
      return new Proxy(verbs, {
        get(procedures, verb) {
          note(`${String(noun)}.${String(verb)}`)
          return Reflect.get(procedures, verb) as unknown
        },
      })
    },
  })
}
