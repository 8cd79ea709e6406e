import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { shownSeo } from './shown-seo.ts'

const { seo, storefront } = DEFAULT_SETTINGS

test('a shop that nobody has touched says what it opened with', () => {
  expect(shownSeo(DEFAULT_SETTINGS)).toEqual(seo)
})

test('what nobody has written follows the name, the place and the claims', () => {
  const claims = { place: 'Casablanca, Morocco', support: false }
  const told = { seo, siteName: 'Atlas Play', storefront: { ...storefront, ...claims } }
  expect(shownSeo(told)).toEqual({
    title: 'Atlas Play: game servers and VPS from Casablanca',
    description:
      'SAMP, MTA and game server hosting and VPS from Casablanca, Morocco, with DDoS protection and NVMe storage.',
    keywords: 'SAMP hosting, MTA hosting, game server, VPS, Casablanca',
  })
  const silent = { ...storefront, place: '', ddosProtection: false, nvme: false, support: false }
  expect(shownSeo({ ...told, storefront: silent })).toEqual({
    title: 'Atlas Play: game servers and VPS',
    description: 'SAMP, MTA and game server hosting and VPS.',
    keywords: 'SAMP hosting, MTA hosting, game server, VPS',
  })
})

test('what the operator has written stays, also where it is empty', () => {
  const written = { title: 'Atlas', description: '', keywords: 'MTA' }
  const told = { ...DEFAULT_SETTINGS, siteName: 'Atlas Play', seo: written }
  expect(shownSeo(told)).toEqual(written)
})
