/** Checks parameters as PVE/JSONSchema.pm of proxmox/pve-common f665029e does: every one has to be known, and fit. */
import { badParameter } from './refusal.ts'

export type Parameter =
  | { readonly is: 'integer'; readonly min?: number; readonly max?: number; readonly needed?: true }
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly needed?: true }
  | { readonly is: 'boolean'; readonly needed?: true }
  | { readonly is: 'text'; readonly fits?: RegExp; readonly max?: number; readonly needed?: true }

export type Parameters = Readonly<Record<string, Parameter>>
export type Given = Readonly<Record<string, string>>

const UNKNOWN =
  'property is not defined in schema and the schema does not allow additional properties'

/** Throws what the API answers to parameters that do not keep its rules. */
export function checkParameters(given: Given, known: Parameters): void {
  const errors: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const rule = known[name]
    const wrong = rule ? failure(value, rule) : UNKNOWN
    if (wrong) errors[name] = wrong
  }
  for (const [name, { needed }] of Object.entries(known)) {
    if (needed && given[name] === undefined) {
      errors[name] = 'property is missing and it is not optional'
    }
  }
  if (Object.keys(errors).length > 0) throw badParameter(errors)
}

function failure(value: string, rule: Parameter): string | null {
  if (rule.is === 'boolean')
    return /^(0|1|on|off|yes|no|true|false)$/i.test(value) ? null : type(rule)
  if (rule.is === 'text') {
    if (rule.max !== undefined && value.length > rule.max)
      return `value may only be ${rule.max} long`
    return rule.fits && !rule.fits.test(value) ? 'value does not match the regex pattern' : null
  }
  const isNumber =
    rule.is === 'integer' ? /^[+-]?\d+$/.test(value) : /^[+-]?\d+(\.\d+)?$/.test(value)
  if (!isNumber) return type(rule)
  const { min, max } = rule
  if (min !== undefined && Number(value) < min) return `value must have a minimum value of ${min}`
  if (max !== undefined && Number(value) > max) return `value must have a maximum value of ${max}`
  return null
}

const type = ({ is }: Parameter): string => `type check ('${is}') failed`

export const isTrue = (value: string | undefined): boolean =>
  value !== undefined && /^(1|on|yes|true)$/i.test(value)

export const VMID: Parameter = { is: 'integer', min: 100, max: 999_999_999 }
const LABEL = '[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?'
export const DNS_NAME: Parameter = { is: 'text', fits: new RegExp(`^${LABEL}(\\.${LABEL})*$`) }
export const NODE: Parameter = { is: 'text', fits: new RegExp(`^${LABEL}$`) }
export const STORAGE: Parameter = { is: 'text', fits: /^[a-z][a-z0-9\-_.]*[a-z0-9]$/i }
export const POOL: Parameter = { is: 'text', fits: /^[A-Za-z0-9.\-_/]+$/ }
export const TAGS: Parameter = {
  is: 'text',
  fits: /^([a-z0-9_][a-z0-9_\-+.]*([;, ]+|$))*$/i,
}
