export interface BackRoomScreen {
  readonly path: string
  readonly chunks: readonly string[]
  readonly rooms: readonly string[]
  readonly embedded: number
  readonly remote: number
}

export declare const backRoomScreens: readonly BackRoomScreen[]
