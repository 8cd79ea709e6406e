/** `Form` without what is not given. */
export type Given<Form> = { [Field in keyof Form]?: Exclude<Form[Field], undefined> }

/** The fields of a form that is sent in part: one that is named without a value is one that is not given. */
export const givenFields = <Form extends object>(form: Form): Given<Form> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Given<Form>
