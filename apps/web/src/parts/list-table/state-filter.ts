/** A filter by what has become of a row: every state, by its name. */
export const stateFilter = <State extends string>(
  states: readonly State[],
  names: Readonly<Record<State, string>>,
) =>
  ({
    name: 'state',
    label: 'State',
    options: states.map((value) => ({ value, label: names[value] })),
  }) as const
