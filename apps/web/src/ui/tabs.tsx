import { Tabs as Radix } from 'radix-ui'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { bringIntoRow } from './bring-into-row.ts'
import { markPlace } from './mark-place.ts'
import { SelectBox } from './select-box.tsx'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  /** How many there are behind it; null: not known yet, and its place is kept. */
  readonly count?: number | null | undefined
  /** Under which heading it stands. Tabs in groups are a list beside their panel where there is room for both, and a list to choose from where not. */
  readonly group?: string
  readonly panel: () => ReactNode
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** A panel that was opened stays behind the others, with what was typed into it. */
  isKept?: boolean
}

/** Panels of which one is shown, the others not drawn, or out of sight once they were (`isKept`). On a phone up to five tabs take the rows they need, more are moved under the thumb. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  isKept = false,
}: TabsProps<Id>) {
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set([value]))
  if (isKept && !opened.has(value)) setOpened(new Set([...opened, value]))
  // Radix asks at the press and again at the focus that follows it; a tab that is in the address is one step back.
  const asked = useRef(value)
  useEffect(() => {
    asked.current = value
  }, [value])

  function change(id: Id): void {
    if (id === asked.current) return
    asked.current = id
    onChange(id)
  }

  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Of many a phone shows some: the chosen one is among them.
    const chosen = row.current?.querySelector<HTMLElement>('[data-state="active"]')
    if (!row.current || !chosen) return
    bringIntoRow(row.current, chosen)
    markPlace(row.current)
    // A list beside the panel may be higher than the screen.
    const { scrollTop, clientHeight } = row.current
    const end = chosen.offsetTop + chosen.offsetHeight
    if (chosen.offsetTop < scrollTop || end > scrollTop + clientHeight) {
      row.current.scrollTop = end - clientHeight
    }
  }, [value])

  const isMany = tabs.length > MANY
  const groups = groupsOf(tabs)
  const isGrouped = groups[0]?.name !== undefined
  const option = ({ id, label: name }: Tab<Id>) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  return (
    // Radix hands back one of the ids it was given below.
    <Radix.Root
      value={value}
      onValueChange={(id) => change(id as Id)}
      orientation={isGrouped ? 'vertical' : 'horizontal'}
      className={isGrouped ? 'tab-groups' : undefined}
    >
      {isMany || isGrouped ? (
        <SelectBox
          aria-label={label}
          value={value}
          // Of one of the tabs.
          onChange={({ target }) => change(target.value as Id)}
          boxClass={isGrouped ? 'md:hidden' : 'sm:hidden'}
        >
          {groups.map(({ name, tabs: own }) =>
            name ? (
              <optgroup key={name} label={name}>
                {own.map(option)}
              </optgroup>
            ) : (
              own.map(option)
            ),
          )}
        </SelectBox>
      ) : null}
      <Radix.List
        ref={row}
        aria-label={label}
        onScroll={isGrouped ? undefined : ({ currentTarget }) => markPlace(currentTarget)}
        className={isGrouped ? undefined : `tab-row ${isMany ? 'max-sm:hidden' : ''}`}
      >
        {groups.map(({ name, tabs: own }) => (
          <Fragment key={name ?? ''}>
            {/* A row of tabs owns tabs alone: who hears it is told of these by their names. */}
            {name ? <span aria-hidden="true">{name}</span> : null}
            {own.map((tab) => (
              <Trigger key={tab.id} {...tab} />
            ))}
          </Fragment>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          {...(isKept && opened.has(tab.id) ? { forceMount: true } : {})}
          className={`outline-offset-8 data-[state=inactive]:hidden ${isGrouped ? '' : 'pt-5 sm:pt-8'}`}
        >
          {tab.panel()}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

const Trigger = <Id extends string>({ id, label, count }: Tab<Id>) => (
  <Radix.Trigger
    value={id}
    // Radix gives a pressed tab the focus by script, which a browser takes for the keyboard's.
    onMouseDown={(event) => press(event.currentTarget, event.button === 0)}
    onKeyDown={(event) => press(event.currentTarget, false)}
    onBlur={(event) => press(event.currentTarget, false)}
    className="max-sm:-outline-offset-2 hover:text-ink data-pressed:outline-none"
  >
    {label}
    {count === undefined ? null : (
      <span className="ms-1.5 inline-block min-w-[1ch] font-normal text-muted text-xs figures">
        {count?.toLocaleString('en')}
      </span>
    )}
  </Radix.Trigger>
)

interface TabGroup<Id extends string> {
  readonly name: string | undefined
  readonly tabs: Tab<Id>[]
}

/** Those that follow each other under one heading. */
function groupsOf<Id extends string>(tabs: readonly Tab<Id>[]): readonly TabGroup<Id>[] {
  const groups: TabGroup<Id>[] = []
  for (const tab of tabs) {
    const last = groups.at(-1)
    if (last && last.name === tab.group) last.tabs.push(tab)
    else groups.push({ name: tab.group, tabs: [tab] })
  }
  return groups
}

/** Of more than so many a phone has a list to choose from: under the thumb one would search for the last. */
const MANY = 8

const press = (tab: HTMLElement, isPressed: boolean) =>
  void tab.toggleAttribute('data-pressed', isPressed)
