/** The fields of the order form, as they are labelled. */
export const ORDER_FIELDS = {
  planId: 'Service',
  serverName: 'Server name',
  email: 'Email',
  name: 'Full name',
  password: 'Password',
  code: 'Authentication code',
  country: 'Country',
  company: 'Company',
  taxId: 'Tax ID',
  street: 'Street',
  postcode: 'Postcode',
  town: 'Town',
  voucherCode: 'Voucher code',
} as const
