import { expect, test } from 'vitest'
import { missingPackages } from '../../../scripts/install-modules.mjs'

const WANTED = {
  '': { version: '0.1.0' },
  'apps/web': { version: '0.1.0' },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/@hostfront/web': { link: true },
  'node_modules/for-windows': { version: '1.0.0', optional: true },
  'apps/web/node_modules/vite': { version: '7.0.0' },
  'packages/store/node_modules/pg': { version: '8.0.0' },
}
const { '': _root, 'apps/web': _web, 'node_modules/for-windows': _other, ...INSTALLED } = WANTED
const all = () => true

test('what is all there needs no installation', () => {
  expect(missingPackages(WANTED, INSTALLED, all)).toEqual([])
})

test('a package below a workspace is missed as one below the root is', () => {
  const { 'apps/web/node_modules/vite': _vite, ...rest } = INSTALLED
  expect(missingPackages(WANTED, rest, all)).toEqual(['apps/web/node_modules/vite'])
  const older = { ...INSTALLED, 'packages/store/node_modules/pg': { version: '7.0.0' } }
  expect(missingPackages(WANTED, older, all)).toEqual(['packages/store/node_modules/pg'])
})

test('and so is a folder that was removed or not copied along, whatever the list of npm says', () => {
  const isThere = (path: string) => !path.startsWith('apps/web/')
  expect(missingPackages(WANTED, INSTALLED, isThere)).toEqual(['apps/web/node_modules/vite'])
})
