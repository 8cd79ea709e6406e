/// <reference path="./punycode.d.ts" />
/** Which names of domains are taken, and how they are written down: once, however they were typed. */
import punycode from 'punycode.js'
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { cleanText } from '../record.ts'

const MOST_CHARACTERS = 253
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** The last one is no number, or the whole would be an address. */
const TOP_LABEL = /^(?=.*[a-z])/

/**
 * The name as it is stored: of a pasted link the host alone, in lower case, letters beyond a to z as the registry writes them
 * (`xn--`). What is no name stays what it is.
 */
export function foldDomainName(typed: string): string {
  const host = cleanText(typed)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('。', '.')
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/(?<!\.)\.$/, '')
  // A hyphen or a dot that only looks like one would be hidden in what `toASCII` makes of it.
  if (!/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(host)) return host
  try {
    return punycode.toASCII(host)
  } catch {
    return host
  }
}

/** As people read it; what is not well formed stays as it is. */
export function shownDomainName(name: string): string {
  try {
    return punycode.toUnicode(name)
  } catch {
    return name
  }
}

const isLabel = (label: string): boolean =>
  LABEL.test(label) && (label.slice(2, 4) !== '--' || isEncoded(label))

/** Whether it is the one way to write the letters that it stands for. */
const isEncoded = (label: string): boolean =>
  label.startsWith('xn--') && foldDomainName(shownDomainName(label)) === label && hasForeign(label)

const hasForeign = (label: string): boolean => shownDomainName(label) !== label

function isDottedName(name: string, leastLabels: number): boolean {
  const labels = name.split('.')
  return (
    name.length <= MOST_CHARACTERS &&
    labels.length >= leastLabels &&
    labels.every(isLabel) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}

/** A name as somebody types it. Whether it is one that can be registered, `checkDomainName` says. */
export const TypedDomainName = z.string().check(
  z.maxLength(1000, issue('TOO_LONG', MOST_CHARACTERS)),
  z.overwrite(foldDomainName),
  z.minLength(1, issue('REQUIRED')),
  z.refine((name) => isDottedName(name, 2), issue('DOMAIN_INVALID')),
)

/** What comes after a name, without the dot before it: `com`, `co.uk`. */
export const Extension = z.string().check(
  z.maxLength(1000, issue('TOO_LONG', MOST_CHARACTERS)),
  z.overwrite((typed) => foldDomainName(typed.trim().replace(/^\.+/, ''))),
  z.minLength(1, issue('REQUIRED')),
  z.refine((name) => isDottedName(name, 1), issue('EXTENSION_INVALID')),
)
