/** RFC 1123, section 2.1: labels of letters, digits and inner hyphens, 63 characters at most. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

export const HOST_NAME_MAX = 253

/** Whether a text is a host name, with or without a domain. What ends in a label of digits alone is an address. */
export function isHostName(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= HOST_NAME_MAX &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
