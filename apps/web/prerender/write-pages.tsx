import { appendFileSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { env } from 'node:process'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { PUBLIC_DEFAULTS } from '@hostfront/domain/settings/public-defaults'
import { renderToStaticMarkup } from 'react-dom/server'
import { OPENING_SETTINGS } from '#opening-settings'
import { signedInScreens } from '../signed-in-screens.mjs'
import { OPENING_QUESTIONS } from '../src/host/questions.ts'
import { pageTitle } from '../src/routes/page-handle.ts'
import { WaitingScreen } from '../src/routes/waiting-screen.tsx'
import { screenAt } from '../src/shells/admin/find-screens.ts'
import { pageData } from '../src/shells/public/page-data.ts'
import { readBuiltFiles } from './built-files.ts'
import { type DocumentParts, pageDocument } from './document.ts'
import { editionOf } from './edition.ts'
import { HEAD_MARKS } from './head-marks.ts'
import { headScript } from './head-script.ts'
import { packFiles } from './pack-files.ts'
import { APP_PATHS, DASHBOARD_PATH, PANEL_PATHS, PUBLIC_PATHS } from './paths.ts'
import { lazySourcesOf, renderPage } from './render-page.tsx'
import { siteAddress, sitemap } from './site-address.ts'
import { socialPicture } from './social-picture.ts'
import { writeWorker } from './write-worker.ts'
import { WRITTEN_PAGES } from './written-pages.ts'

const { siteDescription, seo } = PUBLIC_DEFAULTS
const edition = editionOf(import.meta.env.MODE)
const { site } = edition
const siteName = edition.isRemote ? HEAD_MARKS.siteName : PUBLIC_DEFAULTS.siteName
const HOST = edition.isRemote ? 'src/host/remote.ts' : 'src/host/embedded.ts'
const PANEL = 'src/routes/admin/routes.tsx'
const ACCOUNT = 'src/shells/account/account-shell.tsx'
/** What takes long to be run, in the order in which one needs the other (chunks.ts). */
const RUN_FIRST = ['react', 'frame']
/** The home page's title begins with the shop's name. */
const HOME_PICTURE = 'Game servers and VPS that work the night shift'
const openingFacts = {
  settings: OPENING_SETTINGS,
  plans: SEED_PLANS,
  questions: OPENING_QUESTIONS,
}
const files = readBuiltFiles(edition)
const shared = {
  siteName,
  ...files.styles(),
  fontFile: files.fontFile,
  entryFile: files.entryFile,
  runFirst: RUN_FIRST.flatMap(files.grouped),
  shopFiles: files.runWith(HOST),
  headScript: await headScript('before-paint'),
}

const panel = {
  ...files.styles([PANEL]),
  isWaiting: true,
  headScript: `${shared.headScript}\n${await headScript('before-panel')}`,
}

const address = siteAddress(edition.isRemote, env.PUBLIC_URL)
const indexed: string[] = []

const notFound = await madePage('/404')
write('404.html', notFound)
for (const path of PUBLIC_PATHS) {
  const page = await madePage(path)
  if (page.routeId === notFound.routeId) throw new Error(`${path} has no page`)
  if (page.isIndexed) indexed.push(path)
  write(fileOf(path), page.isIndexed ? { ...page, ...toldOutside(path, page) } : page)
}
if (address !== null) {
  writeFileSync(`${site}/sitemap.xml`, sitemap(address, indexed))
  appendFileSync(`${site}/robots.txt`, `Sitemap: ${address}/sitemap.xml\n`)
}
const dashboard = await madePage(DASHBOARD_PATH, [
  HOST,
  ...modulesOf(`${DASHBOARD_PATH}?tab=overview`),
])
write(fileOf(DASHBOARD_PATH), { ...dashboard, ...files.styles([ACCOUNT]), isWaiting: true })
for (const path of PANEL_PATHS) {
  const page = await madePage(path, [HOST, PANEL, ...modulesOf(screenAt(path).path)])
  write(fileOf(path), { ...page, ...panel })
}
for (const path of APP_PATHS) {
  write(fileOf(path), appFrame(files.scriptsBeside(lazySourcesOf(path), [HOST])))
}
for (const path of Object.keys(WRITTEN_PAGES)) {
  const { title, description, scripts, routeId } = await madePage(path, [HOST])
  write(fileOf(path), { ...appFrame(scripts), title, description, blankFor: routeId })
}
// For addresses of one client or ticket, and any that nobody knows.
write('__spa-fallback.html', appFrame(files.scriptsBeside([], [HOST, PANEL])))
// For the size budget; no part of the site.
renameSync(`${site}/.vite/manifest.json`, edition.manifest)
rmdirSync(`${site}/.vite`)
await writeWorker(edition, files.entryFile, PANEL_PATHS)
await packFiles(site)

/** `modules` are fetched early beside what the page itself imports. */
async function madePage(path: string, modules: readonly string[] = []): Promise<DocumentParts> {
  const page = await renderPage(path)
  if (!page) throw new Error(`${path} has no handle`)
  const { title, description, isPrivate } = page.handle
  return {
    ...shared,
    title: pageTitle(title, siteName, edition.isRemote ? HEAD_MARKS.homeTitle : seo.title),
    description: edition.isRemote && title === null ? HEAD_MARKS.homeDescription : description,
    isIndexed: !isPrivate,
    scripts: files.scriptsBeside(lazySourcesOf(path), modules),
    markup: page.markup,
    routeId: page.routeId,
  }
}

/** For search engines and whoever shares the page. In the server edition the shop's own script says what is sold, for how much. */
function toldOutside(path: string, { title }: DocumentParts) {
  const data = edition.isRemote ? null : pageData(path, { ...openingFacts, origin: address })
  if (address === null) return { data }
  const picture = `social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
  mkdirSync(`${site}/social`, { recursive: true })
  writeFileSync(
    `${site}/${picture}`,
    socialPicture(path === '/' ? HOME_PICTURE : (title.split(' | ')[0] ?? title)),
  )
  return { data, address: { page: `${address}${path}`, picture: `${address}/${picture}` } }
}

/** What the shop in the page answers a screen behind the login with. */
function modulesOf(path: string): readonly string[] {
  if (edition.isRemote) return []
  return signedInScreens.find((screen) => screen.path === path)?.modules ?? []
}

/** For every screen whose content only the shop knows. */
function appFrame(scripts: readonly string[]): DocumentParts {
  return {
    ...shared,
    title: siteName,
    description: siteDescription,
    isIndexed: false,
    scripts,
    markup: renderToStaticMarkup(<WaitingScreen />),
    routeId: null,
    isWaiting: true,
  }
}

function write(file: string, parts: DocumentParts): void {
  mkdirSync(dirname(`${site}/${file}`), { recursive: true })
  writeFileSync(`${site}/${file}`, pageDocument(parts))
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}
