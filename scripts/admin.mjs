// `npm run admin -- create|reset-password|confirm-clock|take-key`: administrators from the command line, in the server's own database.
// Builds the server when it has not been built yet.
import './require-node.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installModules } from './install-modules.mjs'
import { projectRoot } from './project-root.mjs'
import { runCommand } from './run-command.mjs'

const program = join(projectRoot, 'apps/server/dist/admin.js')

if (!existsSync(program)) {
  await installModules()
  const code = await runCommand(['npm', 'run', 'build', '--workspace', '@hostfront/server'])
  if (code !== 0) {
    console.error('The server could not be built; the messages stand above.')
    process.exit(1)
  }
}
await import(program)
