// Takes the pictures of the documents anew, from a fresh shop, into docs/screenshots.
import './require-node.mjs'
import { installBrowser } from './install-browser.mjs'
import { installModules } from './install-modules.mjs'
import { runCommand } from './run-command.mjs'

await installModules()
const CHROMIUM_PATH = await installBrowser()
const build = await runCommand(['npm', 'run', 'build', '--workspace', '@hostfront/web'])
if (build !== 0) process.exit(build)
const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test']
process.exit(
  await runCommand([...playwright, '--config', 'tests/screenshots/screenshots.config.ts'], {
    env: { CHROMIUM_PATH },
  }),
)
