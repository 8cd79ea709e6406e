/** Said where files are chosen and shown. */
export const fileWords = {
  choose: 'Choose files',
  hint: (max: number) =>
    `${max === 1 ? 'One picture or PDF' : `Up to ${max} pictures or PDFs`}, 5 MB each. You can also drop or paste them here.`,
  tooMany: (max: number) => (max === 1 ? 'One file at most.' : `${max} files at most.`),
  sending: (name: string) => `Sending ${name}`,
  ready: 'Ready',
  wait: 'A file is still on its way. Please wait a moment.',
  remove: (name: string) => `Remove ${name}`,
  list: 'Files',
  nameless: 'File',
  missing: 'not moved with the shop',
  erased: 'no longer kept',
  save: 'Save picture',
}
