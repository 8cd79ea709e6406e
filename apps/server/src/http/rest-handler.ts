import { router } from '@hostfront/backend/router'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { answerTidily, type EdgeContext } from './answer-tidily.ts'
import { readQuery } from './read-query.ts'

/** Answers the contract by path, method and query, as its OpenAPI document describes it. */
export function createRestHandler(): OpenAPIHandler<EdgeContext> {
  return new OpenAPIHandler<EdgeContext>(router, {
    clientInterceptors: [answerTidily, readQuery],
  })
}
