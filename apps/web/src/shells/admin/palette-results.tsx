import { FOUND_KINDS, type Found } from '@hostfront/contract/admin'
import { may } from '@hostfront/domain/accounts/permission'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAccount } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { usePaused } from '../../ui/use-paused.ts'
import { explain } from '../../words/explain.ts'
import { foundPath } from './found-path.ts'
import { usePlaces } from './use-places.ts'

const PAUSE_MS = 120

const KIND_NAMES: Record<Found['kind'], string> = {
  client: 'Clients',
  order: 'Orders',
  service: 'Services',
  domain: 'Domains',
  invoice: 'Invoices',
  payment: 'Payments',
  ticket: 'Tickets',
}

interface PaletteResultsProps {
  listId: string
  /** Of the option at that place, counted over all groups. */
  optionId: (index: number) => string
  /** Not empty. */
  text: string
  /** The place of the chosen one. */
  active: number
  /** Whether the first that is found is to be opened at once. */
  isAwaited: boolean
  onCount: (count: number) => void
  /** The shop has answered, and there is nothing to open: what turns up later is not opened by itself. */
  onNothing: () => void
  onLeave: () => void
}

interface Entry {
  readonly path: string
  readonly title: string
  readonly detail: string
}

/** Screens at once, records as soon as the shop has answered for exactly this text. */
export function PaletteResults({
  listId,
  optionId,
  text,
  active,
  isAwaited,
  onCount,
  onNothing,
  onLeave,
}: PaletteResultsProps) {
  const { currency } = useSettings()
  const account = useAccount()
  const asked = usePaused(text, PAUSE_MS)
  const answer = useAnswer(['admin', 'search', asked], async (api) =>
    may(account, 'admin.search') ? api.admin.search({ text: asked }) : [],
  )
  const isCurrent = asked === text
  const isSearching = !isCurrent || answer.isPending
  const places = usePlaces(text, account)
  const exact = [
    { name: 'Screens', entries: places.screens },
    ...groupsOf((isCurrent && answer.data) || [], text),
    { name: 'Settings', entries: places.settings },
    { name: 'More screens', entries: places.worded },
  ].filter(({ entries }) => entries.length > 0)
  // Only once nothing is called so: a mistake is never found in place of what was meant.
  const groups =
    exact.length > 0 || isSearching || places.alike.length === 0
      ? exact
      : [{ name: 'Similar', entries: places.alike }]
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  useEffect(() => onCount(count), [count, onCount])
  const navigate = useNavigate()
  // A record that is on its way comes before a setting.
  const isDecided = places.screens.length > 0 || !isSearching
  const awaited = isAwaited && isDecided ? groups[0]?.entries[0]?.path : undefined
  useEffect(() => {
    if (awaited === undefined) return
    onLeave()
    void navigate(awaited)
  }, [awaited, navigate, onLeave])

  const isInVain = isAwaited && !isSearching && count === 0
  useEffect(() => {
    if (isInVain) onNothing()
  }, [isInVain, onNothing])
  const message = answer.error && isCurrent ? explain(answer.error, currency) : null
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus where nothing in it does
      tabIndex={0}
      className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-md border border-line bg-raised py-1.5 lifted max-sm:fixed max-sm:inset-x-3 max-sm:top-14"
    >
      <div id={listId} role="listbox" aria-label="Found">
        {groups.map(({ name, entries }, group) => (
          <fieldset key={name} aria-label={name} className="min-w-0 pb-1.5">
            <p aria-hidden="true" className="px-3.5 pt-1.5 pb-0.5 font-medium text-muted text-xs">
              {name}
            </p>
            {entries.map((entry, index) => {
              const at = countBefore(groups, group) + index
              return (
                <Option
                  key={`${entry.path} ${index}`}
                  id={optionId(at)}
                  entry={entry}
                  isActive={at === active}
                  onLeave={onLeave}
                />
              )
            })}
          </fieldset>
        ))}
      </div>
      {message ? <p className="px-3.5 py-2 text-bad">{message}</p> : null}
      {count === 0 && !message ? (
        <p className="px-3.5 py-2 text-muted">
          {isSearching ? 'Searching...' : 'Nothing in the shop matches that.'}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {isSearching ? '' : `${count} found`}
      </p>
    </div>
  )
}

interface OptionProps {
  id: string
  entry: Entry
  isActive: boolean
  onLeave: () => void
}

/** The focus stays in the box: what is chosen there is only marked here. */
function Option({ id, entry: { path, title, detail }, isActive, onLeave }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={link}
      id={id}
      to={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLeave}
      className="flex min-h-10 flex-wrap items-baseline gap-x-3 px-3.5 py-2 hover:bg-surface aria-selected:bg-surface aria-selected:shadow-[inset_2px_0_0_var(--accent)]"
    >
      <span className="min-w-0 break-words">{title}</span>
      <span className="min-w-0 break-words text-muted text-sm">{detail}</span>
    </Link>
  )
}

/** The kind comes first in which something is called exactly so: who types an invoice's number means the invoice. */
const groupsOf = (found: readonly Found[], text: string) => {
  const wanted = text.toLowerCase()
  const groups = FOUND_KINDS.map((kind) => ({
    name: KIND_NAMES[kind],
    entries: found
      .filter((each) => each.kind === kind)
      .map((each) => ({ path: foundPath(each), title: each.title, detail: each.detail })),
  }))
  const isMeant = ({ entries }: (typeof groups)[number]) =>
    entries.some(({ title }) => title.toLowerCase() === wanted)
  return groups.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
}

const countBefore = (groups: readonly { readonly entries: readonly Entry[] }[], at: number) =>
  groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0)
