import { expect, test } from 'vitest'
import { OPENING_SETTINGS } from '../src/host/opening-settings.ts'
import { type DocumentParts, pageDocument } from './document.ts'
import { pageInShop } from './page-in-shop.ts'

const parts: DocumentParts = {
  title: 'About',
  description: '',
  siteName: 'Hostfront',
  isIndexed: true,
  css: '',
  cssFiles: [],
  fontFile: '/font.woff2',
  headScript: 'let a',
  entryFile: '/app.js',
  scripts: [],
  runFirst: [],
  shopFiles: [],
  markup: '<main><div id="root">As it was built</div></main>',
  routeId: '0-1',
}
const built = pageDocument(parts)
const drawn = { markup: '<main>Atlas $& Play</main>', facts: {}, data: null, settings: null }

test('nothing of a page but its markup is another', () => {
  expect(pageInShop(built, drawn)).toBe(pageDocument({ ...parts, markup: drawn.markup }))
})

test('an empty frame becomes the page that it was kept for, and waits for nothing', () => {
  const frame = { ...parts, routeId: null, isWaiting: true, markup: '<p>Loading</p>' }
  expect(pageInShop(pageDocument({ ...frame, blankFor: '0-1' }), drawn)).toBe(
    pageDocument({ ...parts, markup: drawn.markup }),
  )
})

test('what the page was drawn with can be read from it, whatever somebody typed', () => {
  const facts = { questions: [{ question: '</script><!-- $& \u2028', answer: '' }] }
  const page = pageInShop(built, { ...drawn, facts })
  const block = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(page)?.[1]
  expect(JSON.parse(block ?? '')).toEqual(facts)
})

test('what it tells machines is told before the script has come', () => {
  const page = pageInShop(built, { ...drawn, data: '{"@graph":[]}' })
  expect(page).toContain('<script type="application/ld+json">{"@graph":[]}</script>\n</body>')
})

test("the shop's colours are there at the first paint, and its gate only where it has one", () => {
  const settings = {
    ...OPENING_SETTINGS,
    theme: { primaryColor: '#112233', secondaryColor: '#445566', accentColor: 'red;}' },
    features: { ...OPENING_SETTINGS.features, entryGate: false },
  }
  const tag = (page: string) => /<html[^>]*>/.exec(page)?.[0]
  expect(tag(pageInShop(built, { ...drawn, settings, facts: { settings } }))).toBe(
    '<html style="--primary:#112233;--secondary:#445566" data-ungated lang="en" dir="ltr">',
  )
  // What the build has already is not said again.
  expect(tag(pageInShop(built, { ...drawn, settings: OPENING_SETTINGS }))).toBe(
    '<html lang="en" dir="ltr">',
  )
})

test('a page says where it stands, and whether search engines are to find it', () => {
  expect(built).not.toMatch(/noindex|canonical|og:image/)
  expect(pageDocument({ ...parts, isIndexed: false })).toContain(
    '<meta name="robots" content="noindex">',
  )
  const picture = 'https://shop.example/social/about.png'
  const address = { page: 'https://shop.example/about', picture }
  const page = pageDocument({ ...parts, title: 'You & "us"', address })
  expect(page).toContain('<link rel="canonical" href="https://shop.example/about">')
  expect(page).toContain('<meta property="og:url" content="https://shop.example/about">')
  expect(page).toContain(`<meta property="og:image" content="${picture}">`)
  expect(page).toContain('<title>You &amp; &quot;us&quot;</title>')
})
