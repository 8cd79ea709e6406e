import { RECOVERY_CODES } from '@hostfront/domain/accounts/second-factor'
import type { Backend } from '../call/context.ts'

export interface RecoveryCodes {
  /** As the owner reads them: `XXXX-XXXX-XXXX`, about 60 bits each. Never stored. */
  readonly codes: string[]
  readonly hashes: string[]
}

export async function newRecoveryCodes(
  backend: Pick<Backend, 'newSecret' | 'digest'>,
): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(backend))
  const hashes: string[] = []
  for (const code of codes) hashes.push(await backend.digest(normaliseRecoveryCode(code)))
  return { codes, hashes }
}

/** The form that is hashed: however it was typed, and whichever of the letters that look like digits. */
export function normaliseRecoveryCode(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

function newCode({ newSecret }: Pick<Backend, 'newSecret'>): string {
  const symbols = normaliseRecoveryCode(newSecret()).slice(-12)
  return [symbols.slice(0, 4), symbols.slice(4, 8), symbols.slice(8)].join('-')
}
