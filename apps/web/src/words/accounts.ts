/** Deleting one's own account. */
export const deleteAccountWords = {
  condition:
    'An account can be deleted when no service is running, no order is pending and no invoice is open.',
  effect:
    'Your name, email, profile and sessions are erased, and coins that are left are lost. Invoices have to be kept as they were issued, with name, company, tax ID, address and country; the coin ledger stays without them. What administrators changed in your account stays in their log. This cannot be undone.',
}

/** The email of one's own account: a link to it, and another one. */
export const emailWords = {
  byMail:
    'We send a link to the new address. Open it in this browser, and your account has that address.',
  atOnce: 'From then on you log in with the new address.',
  changed: 'Email address changed',
  mailed: (email: string) => `A link is on its way to ${email}`,
  waiting: (email: string, until: string) =>
    `Waiting for ${email}: open the link that we mailed there, by ${until}.`,
  takenBack: 'Your email address stays as it is',
  same: 'Your account has this address already.',
}
