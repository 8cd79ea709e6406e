import { defineConfig, type Plugin } from 'vite'

/**
 * What is written into the bundle: our own packages; drizzle, which npm puts where only the store finds it; and what
 * consists of many small files of which little is used, so that the server starts sooner and stays smaller.
 * All else is loaded from node_modules.
 */
const INLINED = /^(@hostfront\/|@orpc\/|drizzle-orm|json-schema-typed|radash|rou3|zod)/
/** What every start needs nearly all of: one file of it is found and read sooner than a hundred. */
const CORE = /packages\/(domain|contract|store)\/src|node_modules\/(zod|@orpc|drizzle-orm)\//
const IS_FILE = /^([./]|[A-Za-z]:\\|\0)/

/**
 * zod/mini reads an object field by field, so that browsers get less; the full zod writes a function for each object
 * and is several times as fast. The same schemas, so the server takes that one.
 */
function compiledSchemas(): Plugin {
  const READ = 'core.$ZodObject.init('
  let isFound = false
  return {
    name: 'compiled-schemas',
    transform(code, id) {
      if (!id.endsWith('zod/v4/mini/schemas.js') || !code.includes(READ)) return
      isFound = true
      return { code: code.replace(READ, 'core.$ZodObjectJIT.init('), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`zod/mini has no ${READ}`)
    },
  }
}

/** A folder of plain JavaScript for Node. What is imported when it is needed stays in files of its own. */
export default defineConfig({
  plugins: [compiledSchemas()],
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/admin/main.ts',
        'draw-sheet': 'src/documents/draw-sheet.ts',
      },
      external: (id) => !IS_FILE.test(id) && !INLINED.test(id),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'core', test: CORE }] },
      },
    },
  },
  ssr: { noExternal: [INLINED] },
})
