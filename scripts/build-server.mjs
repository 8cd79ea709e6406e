import { runCommand } from './run-command.mjs'

/** Builds the server edition as it is now: its interface, then the server. Ends the process when that fails. */
export async function buildServer() {
  await build('the interface', 'build:remote', '@hostfront/web')
  await build('the server', 'build', '@hostfront/server')
}

async function build(what, script, workspace) {
  console.log(`Building ${what} ...`)
  if ((await runCommand(['npm', 'run', script, '--workspace', workspace])) === 0) return
  console.error('The build failed; its messages stand above.')
  process.exit(1)
}
