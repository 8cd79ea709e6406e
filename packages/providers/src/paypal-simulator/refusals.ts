import type { Answer } from '../gateway-simulator/call.ts'

const answer = (status: number, name: string, message: string, details?: object[]): Answer => ({
  status,
  body: { name, message, debug_id: 'simulated', ...(details && { details }) },
})

export const unprocessable = (issue: string, description: string): Answer =>
  answer(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ issue, description }],
  )

export const invalid = (field: string, issue: string): Answer =>
  answer(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    [{ field, issue, description: 'A field is missing, unknown or of another form.' }],
  )

export const NOT_FOUND: Answer = answer(
  404,
  'RESOURCE_NOT_FOUND',
  'The specified resource does not exist.',
  [{ issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' }],
)

export const UNKNOWN_CALLER: Answer = answer(
  401,
  'AUTHENTICATION_FAILURE',
  'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
)

export const FAILED: Answer = answer(
  500,
  'INTERNAL_SERVER_ERROR',
  'An internal server error has occurred.',
)

export const TOO_MANY: Answer = answer(
  429,
  'RATE_LIMIT_REACHED',
  'Too many requests. Blocked due to rate limiting.',
)
