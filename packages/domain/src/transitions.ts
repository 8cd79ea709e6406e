/** A lifecycle as data: state -> what may be done -> the state after. Buttons, checks and tests are derived from it. */
export type Transitions<State extends string, Action extends string> = {
  readonly [From in State]: { readonly [Does in Action]?: State }
}

/** The state after `action`, or null where the lifecycle does not allow it. */
export function after<State extends string, Action extends string>(
  table: Transitions<State, Action>,
  state: State,
  action: Action,
): State | null {
  return table[state][action] ?? null
}
