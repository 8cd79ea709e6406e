/**
 * An id made of a label, readable to programs that order: "Operating system" becomes `operating-system`, and another of
 * that name `operating-system-2`. What has no letters of the alphabet is called `nameless`.
 */
export function freeId(label: string, taken: Iterable<string>, nameless = 'option'): string {
  const used = new Set(taken)
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
  const id = plain === '' ? nameless : plain
  if (!used.has(id)) return id
  for (let number = 2; ; number++) {
    if (!used.has(`${id}-${number}`)) return `${id}-${number}`
  }
}
