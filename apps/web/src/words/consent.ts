/** Who orders accepts the terms: the sentence around the link to them. */
export const consentWords = {
  before: 'By placing the order you accept our ',
  link: 'service terms',
  after: '.',
}
