export interface SignedInScreen {
  readonly path: string
  readonly chunks: readonly string[]
  readonly modules: readonly string[]
  readonly embedded: number
  readonly remote: number
}

export declare const signedInScreens: readonly SignedInScreen[]
