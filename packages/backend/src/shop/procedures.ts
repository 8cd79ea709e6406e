import { shop } from '@hostfront/contract/shop'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { readCapabilities } from './capabilities.ts'
import { exportDocument } from './export-document.ts'
import { importDocument } from './import-document.ts'

const on = implement(shop).$context<CallContext>().use(admitted)

export const procedures = on.router({
  capabilities: on.capabilities.handler(({ context }) => readCapabilities(context)),
  exportDocument: on.exportDocument.handler(({ context }) => exportDocument(signedIn(context))),
  importDocument: on.importDocument.handler(({ context, input }) =>
    importDocument(signedIn(context), input),
  ),
  loadSampleData: on.loadSampleData.handler(async ({ context, input }) => {
    const { loadSampleData } = await import('./load-sample-data.ts')
    return loadSampleData(signedIn(context), input)
  }),
  unfinishedSamples: on.unfinishedSamples.handler(async ({ context }) => {
    const { readUnfinishedSamples } = await import('./finish-samples.ts')
    return readUnfinishedSamples(signedIn(context))
  }),
  finishSamples: on.finishSamples.handler(async ({ context, input }) => {
    const { finishSamples } = await import('./finish-samples.ts')
    return finishSamples(signedIn(context), input)
  }),
  checkIntegrity: on.checkIntegrity.handler(async ({ context }) => {
    const { checkIntegrity } = await import('./check-integrity.ts')
    return checkIntegrity(signedIn(context))
  }),
  reset: on.reset.handler(async ({ context }) => {
    const { resetShop } = await import('./reset-shop.ts')
    return resetShop(signedIn(context))
  }),
})
