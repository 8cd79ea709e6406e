import { router } from '@hostfront/backend/router'
import { isForTeam, type Needed, scopeFor } from '@hostfront/domain/accounts/permission'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { type EdgeProcedure, procedures } from './procedures.ts'

export interface ApiDocumentOptions {
  readonly publicUrl: string
  /** Of the session's cookie. */
  readonly cookieName: string
}

const DESCRIPTION = `What the shop answers to programs. Sign in with an API key of your account
(\`Authorization: Bearer hf_...\`); it may do what its scopes name, and never more than the account itself.
Money is in minor units (hundredths), times are ISO 8601 in UTC. An expected refusal has a \`code\` and the \`data\`
that its sentence needs. Under 503 and 429 the header Retry-After says how many seconds to wait.`

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this request, so that sending it again has no second effect: 1 to 128 visible ASCII characters, kept for 7 days.',
  schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[!-~]+$' },
} satisfies OpenAPI.ParameterObject

/** What the edge answers to any request, whatever the procedure. */
const EDGE_ANSWERS = {
  400: answer('The input, a cursor or the Idempotency-Key is not as described.', 'BAD_REQUEST'),
  413: answer('The request is too large.', 'PAYLOAD_TOO_LARGE'),
  414: answer('The address with its query is too long.', 'URI_TOO_LONG'),
  415: answer('The body is not JSON.', 'UNSUPPORTED_MEDIA_TYPE'),
  421: answer('The shop is reached under another host name.', 'MISDIRECTED_REQUEST'),
  429: answer('Too many requests from one address, or of one kind.', 'TOO_MANY_ATTEMPTS'),
} satisfies OpenAPI.ResponsesObject

function answer(description: string, code: string) {
  return {
    description,
    content: {
      'application/json': {
        schema: {
          type: 'object' as const,
          properties: {
            defined: { type: 'boolean' as const },
            code: { const: code },
            status: { type: 'integer' as const },
            message: { type: 'string' as const },
            data: {},
          },
          required: ['defined', 'code', 'status', 'message'],
        },
      },
    },
  }
}

/** The contract as an OpenAPI 3.1 document. */
export async function apiDocument(options: ApiDocumentOptions): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(router, {
    info: { title: 'Hostfront', version: '1', description: DESCRIPTION },
    servers: [{ url: `${options.publicUrl}/api/v1` }],
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key of the account.' },
        session: { type: 'apiKey', in: 'cookie', name: options.cookieName },
      },
    },
  })
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const procedure = procedures.get(path.slice(1))
    const operation = item?.get ?? item?.post
    if (procedure && operation) describeOperation(operation, path.slice(1), procedure)
  }
  return document
}

function forWhom(needed: Needed): string {
  if (needed === 'public') return 'Anyone may ask.'
  return `For ${isForTeam(needed) ? 'the team' : 'every account'}, with the permission \`${needed}\`.`
}

function describeOperation(
  operation: OpenAPI.OperationObject,
  path: string,
  { traits: { permission, knownBy, once } }: EdgeProcedure,
): void {
  const [noun = ''] = path.split('/')
  const isPublic = permission === 'public'
  const needed = isPublic ? knownBy : permission
  const scope = needed && scopeFor(needed)
  operation.tags = [noun]
  operation.description = [
    forWhom(permission),
    scope ? `A key needs the scope \`${scope}\`.` : isPublic ? '' : 'No key reaches it.',
    once ? 'Sent again under the same Idempotency-Key it has no second effect.' : '',
  ]
    .filter(Boolean)
    .join(' ')
  // OpenAPI 3.1 lets any scheme list the roles it needs.
  const byKey = scope ? [{ apiKey: [scope] }] : []
  operation.security = [...(isPublic ? [{}] : []), ...byKey, { session: [] }]
  operation.responses = { ...EDGE_ANSWERS, ...operation.responses }
  if (once) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY]
}
