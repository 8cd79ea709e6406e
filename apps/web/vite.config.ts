import { env } from 'node:process'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { adminPreset } from './admin-preset.ts'
import { contractTraits } from './contract-traits.ts'
import { chunkSplitting } from './prerender/chunks.ts'
import { editionOf } from './prerender/edition.ts'
import { headScriptInDev } from './prerender/head-script.ts'
import { preloadedWith } from './prerender/preloaded-with.ts'

/**
 * The React Compiler pays where lists are long and people type. Pages that are drawn once would only
 * grow by it: a fifth of their script, on every first visit.
 */
const NOT_COMPILED = [
  /node_modules/,
  /src\/(shells\/public|routes|host)\//,
  /src\/features\/(plans\/(?!admin\/)|(gate|home|legal)\/)/,
  /src\/(parts\/(packet-route|motion|motion-switch|later-part|measured-wait|order-promise|use-games|scenes\/[a-z-]+)|ui\/(badge|button|container|icon|logo|page-header|section|theme-switch))\.tsx?$/,
]

/** Every page has the names of all that may be loaded later, and of a hash nothing can be packed: as short as the bundler allows. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

export default defineConfig(({ mode, isSsrBuild }) => {
  const edition = editionOf(mode)
  return {
    // The server's own administrator has no place in what everybody may read.
    define: { ...contractTraits(), ...(edition.isRemote ? {} : adminPreset(env)) },
    resolve: { conditions: [...edition.conditions, ...defaultClientConditions] },
    plugins: [
      react({ compiler: true, exclude: NOT_COMPILED, refreshExclude: /node_modules/ }),
      tailwindcss(),
      headScriptInDev(),
    ],
    publicDir: isSsrBuild ? false : 'public',
    build: {
      outDir: isSsrBuild ? edition.prerenderer : edition.site,
      manifest: true,
      modulePreload: { resolveDependencies: preloadedWith },
      rolldownOptions: {
        // Schemas are built by calls of `z`, which the bundler has to know have no effect:
        // else one constant of the domain brings all of zod to the first load.
        treeshake: { manualPureFunctions: ['z'] },
        output: isSsrBuild ? {} : { ...SHORT_NAMES, codeSplitting: chunkSplitting },
      },
    },
    // The pages are rendered once, by a self-contained bundle.
    ssr: {
      noExternal: true,
      external: ['vite', '@resvg/resvg-wasm'],
      resolve: { conditions: [...edition.conditions, ...defaultServerConditions] },
    },
  }
})
