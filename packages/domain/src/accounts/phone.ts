import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalText } from '../record.ts'

/** Digits of any script, spaces and the signs that people write between them; at least five digits. Empty: none. */
const WRITTEN_WITH = /^[\p{Nd}\s+()\-./]+$/u
const DIGITS_MIN = 5

const isPlausible = (text: string): boolean =>
  text === '' || (WRITTEN_WITH.test(text) && text.replaceAll(/\P{Nd}/gu, '').length >= DIGITS_MIN)

/** A phone number as its owner writes it. Whether somebody answers there, nobody knows from its look. */
export const Phone = optionalText(40).check(z.refine(isPlausible, issue('PHONE_INVALID')))
