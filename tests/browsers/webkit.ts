import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Driven,
  fieldAt,
  optionAt,
  PATIENCE_MS,
  pressableAt,
  type Tab,
  textAt,
} from './driven.ts'
import { webkitPaths } from './places.mjs'

/** How WebDriver names an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const DISPLAY = `:${100 + (process.pid % 900)}`

type Element = Record<typeof ELEMENT, string>

/** WebKitGTK's MiniBrowser over WebDriver, on a display that nobody sees. */
export async function openWebkit(base: string): Promise<Driven> {
  const paths = webkitPaths()
  if (!paths) throw new Error('There is no WebKitGTK')
  const port = 20_000 + (process.pid % 20_000)
  const env = { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' }
  const started: ChildProcess[] = [
    spawn(paths.display, [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' }),
    spawn(paths.driver, [`--port=${port}`], { env, stdio: 'ignore' }),
  ]
  const stop = () => {
    for (const child of started.reverse()) child.kill()
  }
  const driver = `http://127.0.0.1:${port}`
  try {
    await untilReady(driver)
    const { sessionId } = await ask<{ sessionId: string }>(driver, '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
        },
      },
    })
    const session = `${driver}/session/${sessionId}`
    await ask(session, '/window/rect', { width: 1280, height: 900 })
    let isFirst = true
    return {
      async newTab() {
        const { handle } = isFirst
          ? { handle: await get<string>(session, '/window') }
          : // A tab behind another is not drawn, and so its app does not begin.
            await ask<{ handle: string }>(session, '/window/new', { type: 'window' })
        isFirst = false
        return tabOf(session, handle, base)
      },
      // It is not killed.
      keepLocalStorage: async () => undefined,
      async close() {
        await fetch(session, { method: 'DELETE' }).catch(() => undefined)
        stop()
      },
    }
  } catch (fault) {
    stop()
    throw fault
  }
}

function tabOf(session: string, handle: string, base: string): Tab {
  const here = () => ask(session, '/window', { handle })
  const read = <Value>(script: string) =>
    ask<Value>(session, '/execute/sync', { script: `return ${script}`, args: [] })
  /** Calls a method of an element in the page. */
  const run = (call: string, element: string) =>
    ask(session, '/execute/sync', {
      script: `arguments[0].${call}`,
      args: [{ [ELEMENT]: element }],
    })

  /** Tries until it succeeds: an element may be drawn anew between two questions. */
  async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        await here()
        return await work()
      } catch (fault) {
        if (performance.now() > end) throw fault
        await pause(150)
      }
    }
  }
  const find = async (value: string) =>
    (await ask<Element>(session, '/element', { using: 'xpath', value }))[ELEMENT]

  async function expectTrue(script: string): Promise<void> {
    if (!(await read<boolean>(script))) throw new Error(`Not true: ${script}`)
  }

  return {
    async open(path) {
      await here()
      await ask(session, '/url', { url: base + path })
      await patiently(() => expectTrue(`'hydrated' in document.documentElement.dataset`))
    },
    fill: (label, text) =>
      patiently(async () => {
        const element = await find(fieldAt(label))
        // A new tab is not scrolled by the driver: what lies below its edge could not be written in.
        await run("scrollIntoView({ behavior: 'instant', block: 'center' })", element)
        await ask(session, `/element/${element}/clear`, {})
        await ask(session, `/element/${element}/value`, { text })
      }),
    choose: (label, value) =>
      patiently(async () => {
        // As above: the driver scrolls for no option either.
        const field = await find(fieldAt(label))
        await run("scrollIntoView({ behavior: 'instant', block: 'center' })", field)
        const element = await find(optionAt(label, value))
        await ask(session, `/element/${element}/click`, {})
      }),
    press: (name) =>
      patiently(async () => {
        const element = await find(pressableAt(name))
        await ask(session, `/element/${element}/click`, {}).catch((fault: Error) => {
          if (!fault.message.startsWith('element not interactable')) throw fault
          // So the driver calls links that are in sight and that a mouse can press; the page hears it all the same.
          return run('click()', element)
        })
      }),
    meet: (name) => patiently(async () => void (await find(pressableAt(name)))),
    see: (text) => patiently(async () => void (await find(textAt(text)))),
    arriveAt: (path) =>
      patiently(() => expectTrue(`location.pathname === ${JSON.stringify(path)}`)),
    // The driver does not hand over the console: the page keeps it, see webkit.test.ts.
    administrator: () =>
      patiently(async () => {
        const admin = await read<{ email: string; password: string } | null>('window.administrator')
        if (!admin) throw new Error('The shop has printed no administrator.')
        return admin
      }),
  }
}

async function untilReady(driver: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(`${driver}/status`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The driver of WebKitGTK did not start.')
}

const get = <Value>(session: string, path: string) => answerOf<Value>(fetch(session + path))

const ask = <Value>(session: string, path: string, body: object) =>
  answerOf<Value>(fetch(session + path, { method: 'POST', body: JSON.stringify(body) }))

async function answerOf<Value>(asked: Promise<Response>): Promise<Value> {
  const answer = await asked
  // As the protocol says; a wrong shape shows in the next step.
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
