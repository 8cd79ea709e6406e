import { expect, test } from 'vitest'
import { type ChunkContext, isBehind, isLoadedWith } from './module-graph.ts'

const LIBRARY = '/node_modules/lucide-react/dist/esm/'

interface Known {
  code?: string
  importers?: string[]
  dynamicImporters?: string[]
}

/** The page, with a panel that is loaded on demand; `shared` is the page's, too. */
const modules: Record<string, Known> = {
  'main.ts': {},
  'panel.ts': { dynamicImporters: ['main.ts'] },
  'screen.ts': { dynamicImporters: ['panel.ts'] },
  'frame.ts': { importers: ['panel.ts', 'screen.ts', 'loop.ts'] },
  'loop.ts': { importers: ['frame.ts'] },
  'shared.ts': { importers: ['panel.ts', 'main.ts'] },
  'bar.tsx': {
    code: `import { ArrowLeft, Globe as World } from "lucide-react";`,
    importers: ['panel.ts'],
  },
  'header.tsx': { code: `import { ArrowLeft } from 'lucide-react'`, importers: ['main.ts'] },
  [`${LIBRARY}lucide-react.mjs`]: { importers: ['bar.tsx', 'header.tsx'] },
  [`${LIBRARY}icons/globe.mjs`]: { importers: [`${LIBRARY}lucide-react.mjs`] },
  [`${LIBRARY}icons/arrow-left.mjs`]: { importers: [`${LIBRARY}lucide-react.mjs`] },
}

const context: ChunkContext = {
  getModuleInfo: (id) => ({
    code: null,
    importers: [],
    dynamicImporters: [],
    importedIds: [],
    ...modules[id],
  }),
}

const PANEL = /^panel\.ts$/

test('a module comes along by imports that are not lazy', () => {
  expect(isLoadedWith('panel.ts', 'frame.ts', context)).toBe(true)
  expect(isLoadedWith('main.ts', 'frame.ts', context)).toBe(false)
  expect(isLoadedWith('panel.ts', 'screen.ts', context)).toBe(false)
  expect(isLoadedWith(PANEL, 'frame.ts', context)).toBe(true)
})

test('a module comes along with a folder when any file in it brings it', () => {
  expect(isLoadedWith(LIBRARY, 'header.tsx', context)).toBe(false)
  expect(isLoadedWith(LIBRARY, `${LIBRARY}icons/globe.mjs`, context)).toBe(true)
})

test('what is reached past the door does not stand behind it, by whatever way it is reached', () => {
  for (const id of ['frame.ts', 'screen.ts', 'loop.ts'])
    expect(isBehind(PANEL, id, context)).toBe(true)
  expect(isBehind(PANEL, 'shared.ts', context)).toBe(false)
  expect(isBehind(PANEL, 'main.ts', context)).toBe(false)
})

test('an icon is with those who draw it, not with all who draw icons', () => {
  expect(isBehind(PANEL, `${LIBRARY}icons/globe.mjs`, context)).toBe(true)
  expect(isBehind(PANEL, `${LIBRARY}icons/arrow-left.mjs`, context)).toBe(false)
  expect(isLoadedWith('main.ts', `${LIBRARY}icons/globe.mjs`, context)).toBe(false)
})
