/** The id of the one method that is paid within the shop. */
export const COINS = 'coins'
