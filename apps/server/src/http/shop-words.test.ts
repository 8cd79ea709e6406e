import type { Api } from '@hostfront/contract/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeSite, openTestServer, type TestServer } from '../testing/test-server.ts'

/** What the interface's build does: here a line that says what it was drawn with. */
let said = 'first'
let broken = false
let hangs: Promise<unknown> | null = null
let rests: Promise<unknown> | null = null
let refreshes = 0
const drawn: string[] = []
const openPages = async (api: Api) => {
  const { siteName } = await api.settings.get()
  let shown = ''
  return {
    async refresh() {
      refreshes += 1
      await rests
      const before = shown
      shown = said
      return shown !== before
    },
    async draw(path: string, built: string) {
      await hangs
      if (broken) throw new Error('it cannot be drawn')
      drawn.push(path)
      return built.replace('</body>', () => `${siteName} ${path} ${shown}</body>`)
    },
  }
}

let server: TestServer
const get = async (url: string) =>
  (await server.app.inject({ method: 'GET', url, headers: { host: 'localhost:4174' } })).body

const later = () => vi.setSystemTime(Date.now() + 5000)

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await openTestServer({ siteFolder: makeSite(), openPages })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})
beforeEach(() => {
  drawn.length = 0
  later()
})

test('a page is drawn as the shop has it, once until the shop has something else to say', async () => {
  const pages = await Promise.all([get('/about'), get('/about')])
  for (const page of pages) expect(page).toContain('Hostfront /about first')
  later()
  expect(await get('/about')).toBe(pages[0])
  expect(drawn).toEqual(['/about'])
  said = 'second'
  later()
  expect(await get('/about')).toContain('/about second')
  expect(await get('/about')).toContain('<title>about | Hostfront</title>')
  expect(drawn).toEqual(['/about', '/about'])
})

test('a page that is not there is drawn, too; an empty frame is not', async () => {
  expect(await get('/nowhere')).toContain('Hostfront /404')
  expect(await get('/admin/orders/17')).toContain('<title>frame')
  expect(drawn).toEqual(['/404'])
})

test('a page that cannot be drawn is served as it was built, and the log says why', async () => {
  broken = true
  said = 'third'
  expect(await get('/about')).toMatch(/<title>about \| Hostfront<.* <\/body>/)
  expect(server.lines.join('')).toContain('it cannot be drawn')
  broken = false
  expect(await get('/about')).not.toContain('third')
  later()
  expect(await get('/about')).toContain('/about third')
})

test('nobody waits long for a drawing; who comes after it has it', async () => {
  let end = () => {}
  hangs = new Promise<void>((resolve) => {
    end = resolve
  })
  said = 'fourth'
  expect(await get('/about')).not.toContain('fourth')
  end()
  await expect.poll(() => get('/about')).toContain('/about fourth')
  hangs = null
})

test('a shop that is slow to say what is new is not asked again meanwhile', async () => {
  const before = await get('/about')
  let end = () => {}
  rests = new Promise<void>((resolve) => {
    end = resolve
  })
  said = 'fifth'
  refreshes = 0
  for (let times = 0; times < 3; times += 1) {
    later()
    expect(await get('/about')).toBe(before)
  }
  expect(refreshes).toBe(1)
  end()
  rests = null
  await expect.poll(() => get('/about')).toContain('/about fifth')
})
