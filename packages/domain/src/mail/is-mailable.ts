/**
 * Whether an address may be written to: none below `.invalid`, which is nobody's for ever (RFC 6761). Sample clients
 * and deleted accounts have such ones.
 */
export const isMailable = (address: string): boolean => !address.toLowerCase().endsWith('.invalid')
