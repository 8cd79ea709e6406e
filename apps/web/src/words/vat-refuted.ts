/** Beside a customer's number that VIES does not have: why tax is charged, and what to do. */
export const VAT_REFUTED =
  'The EU’s register (VIES) does not have this number, so tax is charged. Please correct it. If it is right, have your tax office enter it for trade within the EU, and save your profile again the day after.'
