import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'

/** A script that runs before the first paint, as small as it goes. */
export async function headScript(name: 'before-paint' | 'before-panel'): Promise<string> {
  const source = readFileSync(`prerender/${name}.js`, 'utf8')
  return (await minify(`${name}.js`, source)).code.trim()
}

/** How the content security policy names an inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** `npm run dev` has no prerendered pages; it still needs the theme before the first paint. */
export function headScriptInDev(): Plugin {
  return {
    name: 'head-script-in-dev',
    apply: 'serve',
    transformIndexHtml: async () => [{ tag: 'script', children: await headScript('before-paint') }],
  }
}
