import type { Asked } from '../provisioning/question.ts'
import type { ServiceAccess } from './access.ts'

/** What a shell takes as it is. */
const USER = /^[A-Za-z_][\w.-]{0,31}$/
const PLACE = /^(?:\[([\da-fA-F:]+)\]|([\w.-]+))(?::(\d{1,5}))?$/

/**
 * How a customer whose public key is on the machine gets into it, ready to be pasted: `ssh -p 2222 admin@203.0.113.7`. Null
 * where no key of theirs was taken, or user or address are not said.
 */
export function sshCommand(
  access: ServiceAccess | null,
  asked: readonly Pick<Asked, 'kind' | 'isAnswered'>[],
): string | null {
  if (!access || !asked.some(({ kind, isAnswered }) => kind === 'ssh-key' && isAnswered))
    return null
  const [, ipv6, host, port] = PLACE.exec(access.address) ?? []
  const place = ipv6 ?? host
  if (place === undefined || place.startsWith('-') || !USER.test(access.userName)) return null
  return `ssh ${port === undefined ? '' : `-p ${port} `}${access.userName}@${place}`
}
