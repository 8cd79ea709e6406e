import { expect, test } from 'vitest'
import { siteAddress, sitemap } from './site-address.ts'

test('the embedded edition is reached where its builder says, or nobody knows', () => {
  expect(siteAddress(false, undefined)).toBeNull()
  expect(siteAddress(false, '')).toBeNull()
  expect(siteAddress(false, 'https://shop.example/')).toBe('https://shop.example')
  expect(siteAddress(false, 'http://localhost:4173')).toBe('http://localhost:4173')
})

test.each(['shop.example', 'ftp://shop.example', 'https://shop.example/shop', 'https://a.test/?b'])(
  '%s is no address',
  (publicUrl) => {
    expect(() => siteAddress(false, publicUrl)).toThrow(publicUrl)
  },
)

test('the server edition is built for any address', () => {
  expect(siteAddress(true, 'https://shop.example')).toBe('%PUBLIC_URL%')
})

test('each page of the sitemap has a line', () => {
  expect(sitemap('https://shop.example', ['/', '/about']).split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://shop.example/</loc></url>',
    '<url><loc>https://shop.example/about</loc></url>',
  ])
})
