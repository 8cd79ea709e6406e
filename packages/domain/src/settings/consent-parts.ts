import { CONSENT_ACTIONS, type ConsentAction, TERMS_ALONE } from './default-consent.ts'

/** The sentence that somebody agrees to when they register or order. */

/** `{terms}` and `{privacy}` become links. */
const LINK = /\{(terms|privacy)\}/
/** A sentence goes on until its stop, and to the blank after it. */
const SENTENCE = /[^.!?]+[.!?]*\s*/g

/** Plain text, or the page that a link leads to. */
export type ConsentPart = { readonly text: string } | { readonly link: 'terms' | 'privacy' }

/**
 * The consent as text and links, of who is about to do `action`. While there is no privacy page, a sentence that names it is
 * left out; the terms are agreed to nevertheless.
 */
export function consentParts(
  consent: string,
  { action, hasPrivacy }: { readonly action: ConsentAction; readonly hasPrivacy: boolean },
): ConsentPart[] {
  const sentences = consent.match(SENTENCE) ?? []
  const kept = sentences
    .filter((sentence) => hasPrivacy || !sentence.includes('{privacy}'))
    .join('')
  const isLost = consent.includes('{terms}') && !kept.includes('{terms}')
  return (isLost ? TERMS_ALONE : kept)
    .trim()
    .replaceAll('{action}', CONSENT_ACTIONS[action])
    .split(LINK)
    .flatMap((piece, at): ConsentPart[] => {
      // Between the texts is what was in braces.
      if (at % 2 === 1) return [{ link: piece === 'privacy' ? 'privacy' : 'terms' }]
      return piece === '' ? [] : [{ text: piece }]
    })
}
