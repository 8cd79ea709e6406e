import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { renderToStaticMarkup } from 'react-dom/server'
import { signedInScreens } from '../signed-in-screens.mjs'
import { pageTitle } from '../src/routes/page-handle.ts'
import { WaitingScreen } from '../src/routes/waiting-screen.tsx'
import { screenAt } from '../src/shells/admin/find-screens.ts'
import { readBuiltFiles } from './built-files.ts'
import { type DocumentParts, pageDocument } from './document.ts'
import { editionOf } from './edition.ts'
import { headScript } from './head-script.ts'
import { packFiles } from './pack-files.ts'
import { APP_PATHS, DASHBOARD_PATH, PANEL_PATHS, PUBLIC_PATHS } from './paths.ts'
import { lazySourcesOf, renderPage } from './render-page.tsx'
import { writeWorker } from './write-worker.ts'

const { siteName, siteDescription, seo } = DEFAULT_SETTINGS
const edition = editionOf(import.meta.env.MODE)
const { site } = edition
const HOST = edition.isRemote ? 'src/host/remote.ts' : 'src/host/embedded.ts'
const PANEL = 'src/routes/admin/routes.tsx'
const ACCOUNT = 'src/shells/account/account-shell.tsx'
/** What takes long to be run, in the order in which one needs the other (chunks.ts). */
const RUN_FIRST = ['react', 'frame']
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

const notFound = await madePage('/404')
write('404.html', notFound)
for (const path of PUBLIC_PATHS) {
  const page = await madePage(path)
  if (page.routeId === notFound.routeId) throw new Error(`${path} has no page`)
  write(fileOf(path), page)
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
    title: pageTitle(title, siteName, seo.title),
    description,
    isIndexed: !isPrivate,
    scripts: files.scriptsBeside(lazySourcesOf(path), modules),
    markup: page.markup,
    routeId: page.routeId,
  }
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
