import { failedRules, type LookUp } from './check-rules.ts'
import type { FieldRules } from './field-rules.ts'
import { type FailedRule, invalid, refusal } from './refusal.ts'

/** Parses a body as the panel does: texts are trimmed, and empty ones count as null. */
export function parseBody(text: string): unknown {
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return tidied(body)
  } catch {
    throw refusal(400, 'BadRequestHttpException', 'The JSON data passed is malformed.')
  }
}

/** Throws what the panel answers to a body that does not keep its rules. */
export function checkBody(body: unknown, { fields }: FieldRules, lookUp: LookUp): void {
  const failed: FailedRule[] = []
  const isThere = (field: string) => (valueAt(body, field) ?? null) !== null
  for (const [field, rules] of Object.entries(fields)) {
    for (const [name, value] of valuesAt(body, field)) {
      for (const rule of failedRules(value, rules, lookUp, isThere))
        failed.push({ field: name, rule })
    }
  }
  if (failed.length > 0) throw invalid(failed)
}

/** What stands there; undefined: nothing. */
export function valueAt(body: unknown, field: string): unknown {
  let value = body
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([each]) => each === name)?.[1]
  }
  return value
}

/** `a.*` stands for every entry of a list. */
function valuesAt(body: unknown, field: string): readonly (readonly [string, unknown])[] {
  if (!field.endsWith('.*')) return [[field, valueAt(body, field)]]
  const list = valueAt(body, field.slice(0, -2))
  return Array.isArray(list)
    ? list.map((value: unknown, at) => [`${field.slice(0, -1)}${at}`, value] as const)
    : []
}

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) return value.map(tidied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tidied(each)]))
}
