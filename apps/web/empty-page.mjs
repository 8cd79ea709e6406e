// The floor that pages are held against: what every page has, React and the router, taking over an empty one. Built by
// the bundler that builds the shop, begun as its pages are.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const MARKUP = '<h1>Empty</h1>'
const MAIN = `import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
const router = createBrowserRouter([{ path: '*', element: ${MARKUP} }], { hydrationData: {} })
hydrateRoot(document.getElementById('root'), <RouterProvider router={router} />)
`

/** Its files by name, `index.html` among them; `name` is of the folder it is built in. */
export async function buildEmptyPage(name) {
  const folder = fileURLToPath(new URL(`.cache/${name}`, import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.html`, '<script type="module" src="./main.jsx"></script>')
  writeFileSync(`${folder}/main.jsx`, MAIN)
  const { output } = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
  })
  rmSync(folder, { recursive: true })
  const scripts = output.filter(({ type }) => type === 'chunk')
  const entry = scripts.find(({ isEntry }) => isEntry)
  return {
    'index.html': pageOf(entry.fileName),
    ...Object.fromEntries(scripts.map(({ fileName, code }) => [fileName, code])),
  }
}

/** As prerender/document.ts has it: scripts come after the first paint. */
const pageOf = (file) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Empty</title>
<meta name="description" content="An empty page.">
<link rel="icon" href="data:,">
</head>
<body>
<div id="root">${MARKUP}</div>
<script type="module">new PerformanceObserver((_,seen)=>{seen.disconnect();import("/${file}")}).observe({type:"paint",buffered:true})</script>
</body>
</html>
`
