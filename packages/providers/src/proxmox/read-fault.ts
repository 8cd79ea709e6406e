/**
 * What a cluster's refusal means. It answers 500 to much that is no fault of its own, and says why in a sentence: in the
 * body since 8.4, before that in the status line alone. The sentences are its source's, always English, and read by a table;
 * nothing of them is kept.
 */
import { DETAIL_MAX, type FaultCode } from '@hostfront/domain/provisioning/fault'
import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { Reply } from '../exchange.ts'
import { Refusal } from './cluster-objects.ts'

export type Failed = Exclude<Answer, { readonly result: 'done' }>

/** `open`: it may have happened where something was to be written. `gone`: there is no machine of that number on that node. */
type Verdict = readonly [result: 'person' | 'retry' | 'open' | 'gone', code: FaultCode]

/** In the order in which they are tried; the name stands for the sentence in the shop. */
const SENTENCES: readonly (readonly [RegExp, name: string, ...Verdict])[] = [
  [/Configuration file '.*' does not exist/, 'no-machine', 'gone', 'MISSING'],
  [/protection mode enabled/, 'protection', 'person', 'REFUSED_FIELD'],
  [/is locked \([a-z-]+\)/, 'locked', 'retry', 'PANEL_BUSY'],
  [
    /can't lock file .* got timeout|got lock request timeout/,
    'lock-timeout',
    'retry',
    'PANEL_BUSY',
  ],
  [/checksum mismatch/, 'digest', 'retry', 'PANEL_BUSY'],
  [/unable to create VM \d+.* already exists|VM \d+ already exists/, 'vmid', 'retry', 'PANEL_BUSY'],
  [/VM \d+ is running - destroy failed/, 'running', 'retry', 'PANEL_BUSY'],
  [/no quorum/, 'quorum', 'retry', 'PANEL_FAULT'],
  [/No space left|not enough (free )?space|insufficient free space/i, 'space', 'person', 'NO_ROOM'],
  [
    /storage '.*' (does not exist|does not support|is disabled)/,
    'storage',
    'person',
    'REFUSED_FIELD',
  ],
  [/storage '.*' is not (available|online)/, 'storage', 'retry', 'PANEL_FAULT'],
  [/clone feature is not supported|not allowed for linked/, 'clone', 'person', 'REFUSED_FIELD'],
  [/can't clone (VM to node|to non-shared storage)/, 'target', 'person', 'REFUSED_FIELD'],
  [/no such (cluster )?node|hostname lookup .* failed/, 'node', 'person', 'REFUSED_FIELD'],
  [/pool '.*' does not exist/, 'pool', 'person', 'REFUSED_FIELD'],
  [/balloon value too large/, 'balloon', 'person', 'REFUSED_FIELD'],
  [/SSH public key validation error/, 'sshkeys', 'person', 'REFUSED_FIELD'],
  [/shrinking disks is not supported/, 'disk', 'person', 'REFUSED_FIELD'],
]

/** Whoever says so, the cluster or what stands before it. */
const BY_STATUS: Readonly<Record<number, Verdict>> = {
  401: ['person', 'KEY_REFUSED'],
  403: ['person', 'NOT_PERMITTED'],
  429: ['retry', 'PANEL_BUSY'],
  // The node that was asked could not reach the one that the machine is on: that has heard nothing.
  595: ['retry', 'UNREACHABLE'],
}

/** Answers `absent` where there is no machine of the number on the node; of one with the key it says nothing. */
export function readFault(reply: Reply, { isWrite }: { readonly isWrite: boolean }): Failed {
  if (reply.kind === 'unsent') return failed(['retry', 'UNREACHABLE'], reply.why, isWrite)
  if (reply.kind === 'lost') return failed(['open', 'UNREACHABLE'], reply.why, isWrite)
  const { status } = reply
  const refusal = Refusal.safeParse(reply.body).data
  const reason = refusal ? (refusal.message ?? reply.reason) : ''
  const sentence = status >= 400 ? sentenceOf(reason) : undefined
  if (sentence) return failed([sentence[2], sentence[3]], `${status} ${sentence[1]}`, isWrite)
  const field = Object.keys(refusal?.errors ?? {}).find((name) => NAME.test(name))
  const verdict: Verdict =
    BY_STATUS[status] ??
    (refusal && status === 400
      ? ['person', 'REFUSED_FIELD']
      : ['open', status >= 500 ? 'PANEL_FAULT' : 'UNKNOWN_ANSWER'])
  const detail = [status, field ?? RIGHT.exec(reason)?.[0]].filter(Boolean).join(' ')
  return failed(verdict, detail, isWrite)
}

/** What a task that has ended badly means, by the sentence that it ended with. */
export function readExit(sentence: string, kind: string): Failed {
  const known = sentenceOf(sentence)
  // A task ends without its machine only where somebody else has removed it meanwhile.
  if (!known || known[2] === 'gone') return failed(['open', 'PANEL_FAULT'], `task ${kind}`, true)
  return failed([known[2], known[3]], `task ${known[1]}`, true)
}

const sentenceOf = (reason: string) => SENTENCES.find(([pattern]) => pattern.test(reason))

const NAME = /^[\w-]{1,40}$/
/** As the cluster calls its rights. */
const RIGHT = /\b(VM|Datastore|SDN|Pool|Sys)\.[A-Z][A-Za-z]{1,30}(\.[A-Z][A-Za-z]{1,30})?\b/

function failed([result, code]: Verdict, why: string | null, isWrite: boolean): Failed {
  if (result === 'gone') return { result: 'absent' }
  const fault = { code, detail: why?.slice(0, DETAIL_MAX) ?? null }
  if (result === 'person') return { result, fault }
  return { result: result === 'open' && isWrite ? 'unknown' : 'retry', fault }
}
