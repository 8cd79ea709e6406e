import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

/** A browser with a profile on disk whose whole process group can be killed, as by a power cut. */
export async function startKillableBrowser(profile) {
  const child = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [
      ...chromiumArgs,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const browser = await chromium.connectOverCDP(await debuggerAddress(child))
  const context = browser.contexts()[0]
  return {
    page: () => context.newPage(),
    async kill() {
      const exited = once(child, 'exit')
      process.kill(-child.pid, 'SIGKILL')
      await exited
      await browser.close().catch(() => {})
    },
  }
}

/** Chromium prints it when it listens. */
function debuggerAddress(child) {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error(`the browser did not start: ${text}`)), 20_000)
    child.stderr.on('data', (chunk) => {
      text += chunk
      const [, address] = /DevTools listening on (ws:\/\/\S+)/.exec(text) ?? []
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    child.on('exit', (code) => reject(new Error(`the browser ended with ${code}: ${text}`)))
  })
}
