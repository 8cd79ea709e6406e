/**
 * What customers quote when they pay for their account and no invoice: `C-` and the last ten letters and digits of its id.
 * Forms of banks take it, which is not so of an email address: SEPA knows letters, digits and `/ - ? : ( ) . , ' +`
 * (EPC217-08).
 */
export const customerCode = (accountId: string): string =>
  `C-${accountId
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(-10)
    .toUpperCase()}`
