// Everything that needs no browser.
import './require-node.mjs'
import { installModules } from './install-modules.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await installModules()
await runSteps(steps.filter((step) => !step.browser))
