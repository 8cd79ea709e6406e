/** Countries of the SEPA schemes and how long an IBAN of theirs is (EPC409-09, SWIFT's registry of IBANs). */
const SEPA_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** The IBAN in a line that a person typed, without its spaces; null where there is none, or none that SEPA reaches. */
export function sepaIbanIn(line: string): string | null {
  const text = line.toUpperCase()
  for (const { index, 1: country = '' } of text.matchAll(/(?<![A-Z\d])([A-Z]{2})\d{2}/g)) {
    const iban = text
      .slice(index)
      .replaceAll(/[\s.-]/g, '')
      .slice(0, SEPA_LENGTHS[country] ?? 0)
    if (iban.length === SEPA_LENGTHS[country] && hasCheckDigits(iban)) return iban
  }
  return null
}

/** ISO 7064 MOD 97-10: country and check digits at the end, letters as 10 to 35. A slip of one or two characters is found. */
function hasCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return false
  const turned = iban.slice(4) + iban.slice(0, 4)
  const remainder = [...turned].reduce(
    (rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97,
    0,
  )
  return remainder === 1
}
