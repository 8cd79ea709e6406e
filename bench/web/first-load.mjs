// What the first visit to a page transfers, against the budget that `npm test` holds it to.
import { runCommand } from '../../scripts/run-command.mjs'
import { serveShop } from '../../scripts/serve-shop.mjs'

await serveShop()
process.exit(await runCommand(['npm', 'run', 'size', '--workspace', '@hostfront/web']))
