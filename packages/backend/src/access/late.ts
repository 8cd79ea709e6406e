/**
 * A handler that is loaded with its first call. For the nouns that every page of the embedded edition opens with: a
 * visitor does not wait for what only the team, or somebody at a form, asks of them.
 */
export const late =
  <Given extends unknown[], Answer>(
    load: () => Promise<(...given: Given) => Answer | Promise<Answer>>,
  ) =>
  async (...given: Given): Promise<Answer> =>
    (await load())(...given)
