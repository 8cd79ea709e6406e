import { createHash } from 'node:crypto'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * The policy of one page: scripts are the site's files and those written in it, which are named by their hashes.
 * Libraries of overlays put style elements into the page while it runs (the width of the scroll bar they hide),
 * which no hash can foresee: styles may be anywhere, and can fetch nothing from another host.
 */
export function contentPolicy(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)]
    // What is data is not run.
    .filter(({ groups }) => !/\ssrc\s*=|ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => hashOf(groups?.text ?? ''))
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
