import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { openStaticHost, type StaticHost } from '../journeys/steps/static-host.ts'
import { ADMIN_LINE } from './driven.ts'
import { findAgain, walkThrough } from './journey.ts'
import { webkitPaths } from './places.mjs'
import { openWebkit } from './webkit.ts'

let host: StaticHost

beforeAll(async () => {
  host = await openStaticHost()
  await keepAdministrator(host.folder)
})

afterAll(() => host.remove())

test.skipIf(!webkitPaths())(
  'in WebKitGTK a shop is ordered from and kept, in two tabs and over a reload',
  async () => {
    const browser = await openWebkit(host.url)
    try {
      await walkThrough(browser)
      // A driven MiniBrowser has no profile that would outlive it.
      await findAgain(await browser.newTab())
    } finally {
      await browser.close()
    }
  },
)

/** The page where the shop begins keeps what it prints for the driver, which does not see it. */
async function keepAdministrator(folder: string): Promise<void> {
  const page = join(folder, 'register/index.html')
  const html = await readFile(page, 'utf8')
  const script = `const { info } = console
console.info = (text) => {
  const [, email, password] = ${ADMIN_LINE}.exec(text) ?? []
  if (email) window.administrator ??= { email, password }
  info(text)
}`
  await writeFile(join(folder, 'keep-administrator.js'), script)
  await writeFile(
    page,
    html.replace('<title>', '<script src="/keep-administrator.js"></script><title>'),
  )
}
