import type { Invoice } from '@hostfront/domain/billing/invoice'

interface Exemption {
  /** BT-118: the category of VAT. */
  readonly category: 'AE' | 'G'
  /** BT-121, and BT-120 in words. */
  readonly code: string
  readonly words: string
}

const EXEMPTIONS: Partial<Record<NonNullable<Invoice['taxReason']>, Exemption>> = {
  'reverse-charge': { category: 'AE', code: 'VATEX-EU-AE', words: 'Reverse charge' },
  export: { category: 'G', code: 'VATEX-EU-G', words: 'Export outside the EU' },
}

/** Why no tax is charged, as EN 16931 says it; null where that is no reason, or none is known. */
export const exemptionOf = (reason: Invoice['taxReason']): Exemption | null =>
  (reason && EXEMPTIONS[reason]) ?? null
