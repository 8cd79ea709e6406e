/** What XML 1.0 cannot hold. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** Elements and nothing in the place of those that are not there. */
export type Elements = readonly (string | null)[]

type Attributes = Readonly<Record<string, string>>

/** An element that holds a text. */
export const text = (name: string, value: string, attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${escapeXml(value)}</${name}>`

/** An element that holds others. */
export const group = (name: string, elements: Elements, attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${elements.filter((one) => one !== null).join('')}</${name}>`

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
