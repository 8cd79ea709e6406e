import { lazy } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { shopStarted } from '../../host/start-shop.ts'
import { Late } from './late.tsx'

const PageDataBlock = lazy(async () => {
  await shopStarted()
  return loadPart(async () => ({
    default: (await import('./page-data-block.tsx')).PageDataBlock,
  }))
})

/** Loaded once the shop has opened: what it keeps up to date nobody sees. */
export const PageDataSlot = () => (
  <Late>
    <PageDataBlock />
  </Late>
)
