import { cleanText } from '@hostfront/domain/record'
import type { RawDocument } from './raw-document.ts'
import { type RawRecord, rawRecords } from './raw-records.ts'

/** As the seed had them when they became rows. */
const METHODS = [
  ['coins', 'Coins'],
  ['cashplus', 'cashPlus'],
  ['paypal', 'PayPal'],
  ['bank-transfer', 'Bank transfer'],
  ['orange-money', 'Orange Money'],
  ['inwi-money', 'Inwi Money'],
] as const

/**
 * Ways to pay are rows: how each is paid was in the settings before. A shop that is not open yet gets them when it is.
 */
export function withPaymentMethods(document: RawDocument): RawDocument {
  const { settings, paymentMethods } = document
  if (paymentMethods !== undefined) return document
  const [shop] = rawRecords([settings])
  if (!shop) return document
  const [details = {}] = rawRecords([shop.paymentDetails])
  return {
    ...document,
    settings: withoutDetails(shop),
    paymentMethods: METHODS.map(([id, name], at) => ({
      id,
      createdAt: shop.createdAt,
      kind: id === 'coins' ? 'coins' : 'manual',
      name,
      instructions: storable(details[id]),
      account: '',
      country: null,
      isOn: true,
      position: at + 1,
    })),
  }
}

/** A text of its own holds less than one within the settings. What is no text is refused by those who read the rows. */
const storable = (text: unknown): unknown =>
  typeof text === 'string' ? cleanText(text) : (text ?? '')

const withoutDetails = ({ paymentDetails: _, ...settings }: RawRecord): RawRecord => settings
