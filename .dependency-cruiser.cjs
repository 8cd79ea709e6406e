// Who may import whom. tests/fences plants one violation of each rule and expects it to be reported.
const DOMAIN = '^packages/domain/'
const CONTRACT = '^packages/contract/'
const BACKEND = '^packages/backend/'
const STORE = '^packages/store/'
const PROVIDERS = '^packages/providers/'
const DOCUMENTS = '^packages/documents/'
const WEB = '^apps/web/src/'
const SERVER = '^apps/server/'
const EMBEDDED = '^apps/web/src/host/embedded(/|\\.ts$)'
const TEST = '\\.test\\.tsx?$'
// What only tests use, and what only the build uses, may lean on development packages.
const TESTING = [
  '/testing/',
  '^packages/store/src/(conformance|postgres/testing)/',
  '^packages/providers/src/conformance/',
]
const BUILDING = ['\\.config\\.ts$', '^apps/web/(prerender/|(size-budget|empty-page)\\.mjs$)']

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid(
      'no-cycle',
      'Two files that need each other are one file or three.',
      {},
      { circular: true },
    ),
    forbid('resolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'declared',
      'An import stands in the package.json of its own workspace.',
      { pathNot: [TEST, ...TESTING, ...BUILDING] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    ),
    forbid(
      'testing-apart',
      'What is made for tests is used by tests alone.',
      { path: '^(packages|apps)/', pathNot: [TEST, ...TESTING] },
      { path: TESTING },
    ),
    forbid(
      'through-exports',
      'Another workspace is imported by its name, through its exports.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    forbid(
      'domain-alone',
      'The domain knows nobody.',
      { path: DOMAIN },
      { path: '^(packages|apps)/', pathNot: DOMAIN },
    ),
    forbid(
      'contract-arrows',
      'The contract knows the domain alone.',
      { path: CONTRACT },
      { path: '^(packages|apps)/', pathNot: [CONTRACT, DOMAIN] },
    ),
    forbid(
      'store-arrows',
      'The store knows the domain alone.',
      { path: STORE },
      { path: '^(packages|apps)/', pathNot: [STORE, DOMAIN] },
    ),
    forbid(
      'providers-arrows',
      'Providers know the domain alone.',
      { path: PROVIDERS },
      { path: '^(packages|apps)/', pathNot: [PROVIDERS, DOMAIN] },
    ),
    forbid(
      'documents-arrows',
      'Documents know the domain alone.',
      { path: DOCUMENTS },
      { path: '^(packages|apps)/', pathNot: [DOCUMENTS, DOMAIN] },
    ),
    forbid(
      'backend-arrows',
      'The backend knows the contract, the domain, the ports of store and providers and the format of documents; never an adapter, never a host.',
      { path: BACKEND, pathNot: [TEST, ...TESTING] },
      {
        path: '^(packages|apps)/',
        pathNot: [
          BACKEND,
          CONTRACT,
          DOMAIN,
          '^packages/store/src/(port|file-bytes|collections|rules|references)\\.ts$',
          '^packages/store/src/document/',
          '^packages/providers/src/((gateway|vat-register)-)?port\\.ts$',
        ],
      },
    ),
    forbid(
      'backend-test-adapter',
      'Tests of the backend run on the memory adapter.',
      { path: BACKEND },
      { path: '^packages/store/src/(browser|postgres)/' },
    ),
    forbid(
      'web-arrows',
      'The interface talks to the contract; only the embedded host sees backend and store.',
      { path: WEB, pathNot: [EMBEDDED, TEST] },
      { path: [BACKEND, STORE, PROVIDERS] },
    ),
    forbid(
      'embedded-door',
      'The embedded host has one door: embedded.ts.',
      { path: WEB, pathNot: [EMBEDDED, TEST] },
      { path: '^apps/web/src/host/embedded/' },
    ),
    forbid(
      'remote-door',
      'The remote host has one door: remote.ts.',
      { path: WEB, pathNot: ['^apps/web/src/host/remote(/|\\.ts$)', TEST] },
      { path: '^apps/web/src/host/remote/' },
    ),
    forbid(
      'sql-adapters',
      'The SQL adapters and their drivers are for the server: nothing that a browser loads may reach them.',
      {
        path: '^(packages|apps)/',
        pathNot: ['^apps/server/', '^packages/store/(src/postgres/|drizzle\\.config\\.ts$)'],
      },
      {
        path: [
          '^packages/store/src/postgres/',
          'node_modules/(@types/)?(pg|drizzle-orm|@electric-sql)/',
        ],
      },
    ),
    forbid(
      'server-arrows',
      'The server is a host: it knows the core and its own adapters, never the interface or the browser.',
      { path: SERVER },
      { path: ['^apps/web/', '^packages/store/src/browser/'] },
    ),
    forbid(
      'server-apart',
      'Nobody imports the server.',
      { path: '^(packages|apps)/', pathNot: SERVER },
      { path: SERVER },
    ),
    forbid(
      'features-apart',
      'Features do not import each other; a route composes them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'staff-apart',
      'What customers see brings no screen of staff along, nor its style: see styles/app.css.',
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/admin/' },
      { path: '^apps/web/src/features/[^/]+/admin/' },
    ),
    forbid(
      'features-below',
      'A feature knows no shell and no route.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/(shells|routes)/' },
    ),
    forbid(
      'ui-alone',
      'A primitive is look alone: it knows nothing of the shop and nobody who does.',
      { path: '^apps/web/src/ui/' },
      {
        path: ['^(packages|apps)/', 'node_modules/(@tanstack|@orpc)/'],
        pathNot: '^apps/web/src/ui/',
      },
    ),
    forbid(
      'parts-below',
      'What features share knows no feature, shell or route.',
      { path: '^apps/web/src/(parts|words|host)/' },
      { path: '^apps/web/src/(features|shells|routes)/' },
    ),
    forbid(
      'orpc-contained',
      'oRPC will change its wire in version 2: few files may know it.',
      {
        pathNot: [
          CONTRACT,
          BACKEND,
          '^apps/web/src/host/',
          '^apps/web/src/words/explain\\.ts$',
          '^apps/server/src/http/',
        ],
      },
      { path: 'node_modules/@orpc/' },
    ),
  ],
  options: {
    exclude: { path: '^(packages|apps)/[^/]+/(dist|\\.cache)' },
    doNotFollow: { path: 'node_modules' },
    // Imports of types alone count too: a cycle of types is still a cycle to the reader.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
