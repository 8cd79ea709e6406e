import type { RawDocument } from './raw-document.ts'

/** Shops of earlier versions take orders, and are led through nothing. */
export function withOpenShop(document: RawDocument): RawDocument {
  const { settings } = document
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return document
  return { ...document, settings: { takesOrders: true, checklist: 'none', ...settings } }
}
