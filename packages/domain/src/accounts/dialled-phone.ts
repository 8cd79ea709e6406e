/** What is dialled of a phone number as people write it: its figures, with the sign of a country before them. */
export const dialledPhone = (phone: string): string =>
  // The 0 of `+44 (0)20` is for those in the country, who leave the code away.
  phone
    .replace(/^(\s*\(?(?:\+\s?|00)\d{1,3}\)?[\s./-]*)\(0\)/u, '$1')
    .replaceAll(/[^\p{Nd}+]/gu, '')
