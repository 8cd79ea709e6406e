/** A number with its country, and the signs that people write in one. */
const WRITTEN_WITH = /^(\+|00)[\d\s()\-./]+$/

/** Country code and number, as every country has them (E.164). */
const DIALLED = /^[1-9]\d{7,14}$/

/** The link at which WhatsApp opens a chat with the number that was typed; what is none, or has no country, stays as it is. */
export function toWhatsAppLink(typed: string): string {
  if (!WRITTEN_WITH.test(typed)) return typed
  // The nought of +212 (0)6 is dialled within the country alone.
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
  return DIALLED.test(digits) ? `https://wa.me/${digits}` : typed
}
