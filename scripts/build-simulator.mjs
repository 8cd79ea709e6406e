import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project-root.mjs'

/** Builds a simulated panel (`panel`, `proxmox`) and answers the path of its module: Node 20 cannot read TypeScript. */
export async function buildSimulator(name = 'panel') {
  // Vite is the server's: the project itself needs none.
  const { resolve } = createRequire(join(projectRoot, 'apps/server/package.json'))
  const { build } = await import(pathToFileURL(resolve('vite')))
  const outDir = join(projectRoot, '.cache', name)
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: {
      ssr: join(projectRoot, `packages/providers/src/${name}-simulator/${name}-simulator.ts`),
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return join(outDir, `${name}.mjs`)
}
