import type { RawDocument } from './raw-document.ts'
import { withCoinsByGateway } from './with-coins-by-gateway.ts'

/** Version 13 knows coins that are bought at a gateway. */
export const toVersion13 = (document: RawDocument): RawDocument => withCoinsByGateway(document)
