import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ApiDocumentOptions } from './api-document.ts'
import { type JsonBody, makeJsonBody, sendJsonBody } from './json-body.ts'

/** Swagger's page sets styles on its elements and shows its icons as data; all else comes from here. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Hostfront: programming interface</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="document"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'none',
  persistAuthorization: false,
  validatorUrl: null,
})
`

/** /api/openapi.json, made when it is first asked for, and /api/docs to browse it. */
export async function routeApiDocs(
  app: FastifyInstance,
  options: ApiDocumentOptions,
): Promise<void> {
  let made: Promise<JsonBody> | null = null
  const makeDocument = async () => {
    const { apiDocument } = await import('./api-document.ts')
    return makeJsonBody(await apiDocument(options))
  }
  app.get('/api/openapi.json', async (request, reply) => {
    made ??= makeDocument()
    return sendJsonBody(request, reply.header('cache-control', 'no-cache'), await made)
  })

  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(staticFiles, { root, serve: false, cacheControl: false })
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(PAGE),
  )
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(START),
  )
  for (const file of FILES) {
    app.get(`/api/docs/${file}`, { compress: false }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(file),
    )
  }
}
