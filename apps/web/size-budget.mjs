// What a first visit transfers and what the screens behind the login load, held against their budgets: of the embedded
// edition, or with the word `remote` of the server's. A first visit's scripts are compared with the same libraries
// taking over an empty page, built by the same bundler (empty-page.mjs): what the product adds is what it answers for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildEmptyPage } from './empty-page.mjs'
import { signedInScreens } from './signed-in-screens.mjs'

/** A page's script, in times of the empty page's. */
const CONTENT_RATIO = 1.3
/** Where somebody types something in, or a mailed link is sent off: checks and sentences may come along. */
const FORM_RATIO = 1.45
/** KB of what a page needs to be read and used: HTML, styles, font, pictures, script. Forms bring their schemas. */
const CONTENT_PAGE = 155
const FORM_PAGE = 165
/** KB of the shop in the page, which is asked for when the browser is idle. */
const SHOP = 75
const FORM_PAGES = new Set([
  '/contact',
  '/forgot-password',
  '/login',
  '/register',
  '/reset-password',
  '/verify-email',
])
const root = fileURLToPath(new URL('.', import.meta.url))
const isRemote = argv[2] === 'remote'
// As prerender/edition.ts names them.
const suffix = isRemote ? '-remote' : ''
const dist = `${root}dist${suffix}`
const manifestPath = `${root}.cache/manifest${suffix}.json`
if (!existsSync(manifestPath)) fail(`Build first: npm run build${isRemote ? ':remote' : ''}`)
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))

const sizes = new Map()
const emptyPage = await buildEmptyPage(`empty-page${suffix}`)
const floor = Object.entries(emptyPage)
  .filter(([name]) => name.endsWith('.js'))
  .reduce((sum, [, code]) => sum + compressed(Buffer.from(code)), 0)
const isHost = (key) => /src\/host\/(embedded|remote)\.ts$/.test(key)
const shop = closure(manifest, isHost)
if (shop.size === 0) fail('The build has no host: nothing was measured')
const font = Object.values(manifest).find(({ file }) =>
  /hostfront-grotesk-latin-(?!ext).*woff2$/.test(file),
)
const extras = fileSize(font.file) + fileSize('favicon.svg')

const rows = pages().map(measure)
console.log(`An empty page with React and the router: ${kilobytes(floor)} KB of script`)
console.table(Object.fromEntries(rows.map(({ path, ...row }) => [path, row])))

const screens = signedInScreens.map(measureScreen)
console.log('Behind the login, all script that a screen loads:')
console.table(Object.fromEntries(screens.map(({ path, ...row }) => [path, row])))

const faults = []
for (const { path, page, ratio, 'shop, deferred': later } of rows) {
  const isForm = FORM_PAGES.has(path)
  const most = isForm ? FORM_RATIO : CONTENT_RATIO
  const budget = isForm ? FORM_PAGE : CONTENT_PAGE
  if (ratio > most)
    faults.push(`${path}'s script is ${ratio} times the empty page's, at most ${most} is allowed`)
  if (page > budget) faults.push(`${path} transfers ${page} KB, at most ${budget} are allowed`)
  if (later > SHOP) faults.push(`${path} loads ${later} KB of shop, at most ${SHOP} are allowed`)
}
for (const { path, 'in all': size, budget } of screens) {
  if (size > budget)
    faults.push(`${path} loads ${size} KB of script, at most ${budget} are allowed`)
}
if (faults.length > 0) fail(faults.join('\n'))

/** Every page whose content is in its HTML, `/` first; of what is behind the login that is no more than the frame. */
function pages() {
  return readdirSync(dist, { recursive: true })
    .filter((file) => basename(file) === 'index.html')
    .filter((file) => !readFileSync(`${dist}/${file}`, 'utf8').includes(' data-waiting'))
    .map((file) => (file === 'index.html' ? '/' : `/${dirname(file)}`))
    .sort()
}

/** Kilobytes are 1000 bytes, brotli 11. `page` is what it needs to be read and used; `shop` follows when the browser is idle. */
function measure(path) {
  const html = readFileSync(`${dist}${path === '/' ? '' : path}/index.html`)
  // The shop's files are named for when it is opened, not fetched with the page.
  const own = html.toString().replace(/ data-shop="[^"]*"/, '')
  const scripts = new Set([...own.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file))
  const page = total(scripts)
  const later = total([...shop].filter((file) => !scripts.has(file)))
  const document = compressed(html)
  return {
    path,
    'page script': kilobytes(page),
    ratio: Number((page / floor).toFixed(3)),
    'shop, deferred': kilobytes(later),
    'both / empty': Number(((page + later) / floor).toFixed(2)),
    html: kilobytes(document),
    page: kilobytes(page + document + extras),
  }
}

/** In KB as above: the interface alone, and with the shop behind it, which is in the page or the way to a server. */
function measureScreen({ path, chunks, modules, ...budgets }) {
  const wanted = new Set(isRemote ? chunks : [...chunks, ...modules])
  const missing = [...wanted].filter((key) => !manifest[key])
  if (missing.length > 0) fail(`${path}: the build has no ${missing.join(', ')}`)
  const screen = closure(manifest, (key) => key === 'index.html' || chunks.includes(key))
  const all = closure(manifest, (key) => key === 'index.html' || isHost(key) || wanted.has(key))
  return {
    path,
    interface: kilobytes(total(screen)),
    'in all': kilobytes(total(all)),
    budget: budgets[isRemote ? 'remote' : 'embedded'],
  }
}

/** The files of the chunks that `isRoot` names, with all that they import at once. */
function closure(chunks, isRoot) {
  const files = new Set()
  const visit = (key) => {
    const chunk = chunks[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of Object.keys(chunks)) if (isRoot(key)) visit(key)
  return files
}

function total(files) {
  return [...files].reduce((sum, file) => sum + transferred(file), 0)
}

/** Asked once a file: most pages share most of their scripts, and brotli 11 is slow. */
function transferred(file) {
  const known = sizes.get(file) ?? compressed(readFileSync(`${dist}/${file}`))
  sizes.set(file, known)
  return known
}

function fileSize(file) {
  return readFileSync(`${dist}/${file}`).length
}

function compressed(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function kilobytes(bytes) {
  return Number((bytes / 1000).toFixed(1))
}

function fail(reason) {
  console.error(reason)
  exit(1)
}
