/** Reads the fields of a form by their names; a text that is not there is empty. */
export const textIn =
  (data: FormData) =>
  (name: string): string =>
    String(data.get(name) ?? '')
