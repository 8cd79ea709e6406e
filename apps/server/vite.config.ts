import { defineConfig } from 'vite'

/**
 * One folder of plain JavaScript for Node: the project's own packages are written into it, those of npm are
 * loaded from node_modules. What is imported when needed stays in files of its own.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      external: (id) => !/^([./]|@hostfront\/|[A-Za-z]:\\|\0)/.test(id),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@hostfront\//] },
})
