import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project-root.mjs'

/** Builds the simulated panel and answers the path of its module: Node 20 cannot read TypeScript. */
export async function buildSimulator() {
  // Vite is the server's: the project itself needs none.
  const { resolve } = createRequire(join(projectRoot, 'apps/server/package.json'))
  const { build } = await import(pathToFileURL(resolve('vite')))
  const outDir = join(projectRoot, '.cache/panel')
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: {
      ssr: join(projectRoot, 'packages/providers/src/panel-simulator/panel-simulator.ts'),
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'panel.mjs' } },
    },
  })
  return join(outDir, 'panel.mjs')
}
