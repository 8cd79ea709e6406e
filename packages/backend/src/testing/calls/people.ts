/** Who calls: a stranger, the owner of the records, another customer, one who is suspended, an administrator. */
export const PEOPLE = ['visitor', 'owner', 'other', 'suspended', 'admin'] as const
export type Person = (typeof PEOPLE)[number]
