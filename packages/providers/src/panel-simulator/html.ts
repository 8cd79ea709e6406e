/** Parts of the pages of simulated panels. */
import { PAGE_STYLE } from './page-style.ts'

/** A page that asks again every two seconds. `main` is HTML. */
export const document = (title: string, header: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`

/** `isOn`: null where pressing it is over at once. */
export const button = (name: string, words: string, isOn: boolean | null): string =>
  `<button name="press" value="${escaped(name)}"${isOn === null ? '' : ` aria-pressed="${isOn}"`}>${escaped(words)}</button>`

export const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="table"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

export const row = (cells: readonly string[], isMarked = false): string =>
  `<tr${isMarked ? ' class="marked"' : ''}>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
