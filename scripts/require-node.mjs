// Imported first, before anything that an older Node cannot read.
const LEAST = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  console.error(
    `Hostfront needs Node ${LEAST.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  )
  process.exit(1)
}
