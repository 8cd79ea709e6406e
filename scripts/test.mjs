// Everything that has to hold before a change is merged. `--all` goes on after a failure.
import './require-node.mjs'
import { installBrowser } from './install-browser.mjs'
import { installModules } from './install-modules.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await installModules()
const chromium = await installBrowser()
process.env.CHROMIUM_PATH = chromium
await runSteps(steps)
