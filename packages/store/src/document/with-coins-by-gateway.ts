import type { RawDocument } from './raw-document.ts'

/**
 * An attempt may be for no invoice, money go back because coins were given back, and staff be told of a payment that something
 * is wrong with. Before, there was none of these, so that nothing is to be changed; an app of before could not read them.
 */
export const withCoinsByGateway = (document: RawDocument): RawDocument => document
