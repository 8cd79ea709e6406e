import type { Backend } from '@hostfront/backend/call/context'
import { router } from '@hostfront/backend/router'
import type { Api } from '@hostfront/contract/contract'
import { createRouterClient } from '@orpc/server'

/** The shop as it answers somebody of whom nothing is known. */
export const visitorApi = (backend: Backend): Api =>
  createRouterClient(router, {
    context: {
      ...backend,
      sessionToken: { get: () => null, set: () => {}, clear: () => {} },
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
    },
  })
