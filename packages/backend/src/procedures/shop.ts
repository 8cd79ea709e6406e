import { shop } from '@hostfront/contract/shop'
import { bind } from '../access/bind.ts'
import { late } from '../access/late.ts'
import { readCapabilities } from '../call/capabilities.ts'
import { exportDocument } from '../shop/export-document.ts'
import { importDocument } from '../shop/import-document.ts'

export const procedures = bind(shop, {
  capabilities: readCapabilities,
  exportDocument,
  importDocument,
  loadSampleData: late(async () => (await import('../shop/load-sample-data.ts')).loadSampleData),
  unfinishedSamples: late(
    async () => (await import('../shop/finish-samples.ts')).readUnfinishedSamples,
  ),
  finishSamples: late(async () => (await import('../shop/finish-samples.ts')).finishSamples),
  checkIntegrity: late(async () => (await import('../shop/check-integrity.ts')).checkIntegrity),
  reset: late(async () => (await import('../shop/reset-shop.ts')).resetShop),
})
