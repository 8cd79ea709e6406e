import { router } from '@hostfront/backend/router'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { answerTidily, type EdgeContext } from './answer-tidily.ts'

/** Answers the contract by path, method and query, as its OpenAPI document describes it. */
export function createRestHandler(): OpenAPIHandler<EdgeContext> {
  return new OpenAPIHandler<EdgeContext>(router, {
    clientInterceptors: [answerTidily],
    // A query string has but text: numbers and booleans are read as the schema means them.
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
  })
}
