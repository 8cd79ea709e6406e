/** Deleting one's own account. */
export const deleteAccountWords = {
  condition:
    'An account can be deleted when no service is running, no order is pending and no invoice is open.',
  effect:
    'Your name, email, profile and sessions are erased, and coins that are left are lost. Invoices have to be kept as they were issued, with name, company, tax ID, address and country; the coin ledger stays without them. What administrators changed in your account stays in their log. This cannot be undone.',
}
