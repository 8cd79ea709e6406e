import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalText } from '../record.ts'

/** Digits of any script, spaces and the signs that people write between them; at least five digits. Empty: none. */
const PLAUSIBLE = /^$|^(?=(?:\P{Nd}*\p{Nd}){5})[\p{Nd}\s+()\-./]+$/u

/** A phone number as its owner writes it. Whether somebody answers there, nobody knows from its look. */
export const Phone = optionalText(40).check(z.regex(PLAUSIBLE, issue('PHONE_INVALID')))
