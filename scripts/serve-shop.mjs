import { findFreePort } from './port.mjs'
import { runCommand } from './run-command.mjs'

/** Builds the embedded edition as it is now and serves it on a free port; resolves to its address. */
export async function serveShop() {
  const build = ['npm', 'run', 'build', '--workspace', '@hostfront/web']
  if ((await runCommand(build)) !== 0) process.exit(1)
  const { serve } = await import('../apps/web/serve.mjs')
  const port = await findFreePort()
  await serve({ port })
  return `http://localhost:${port}`
}
