import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly panel: () => ReactNode
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** Panels of which one is shown; the others are not drawn at all. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen: the tab that is shown must be in it.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth })
  }, [value])
  return (
    // Radix hands back one of the ids it was given below.
    <Radix.Root value={value} onValueChange={(id) => onChange(id as Id)}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative -mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            data-tab={tab.id}
            className="-mb-px min-h-12 shrink-0 border-transparent border-b-2 px-4 text-muted -outline-offset-4 first:ps-0.5 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-8 outline-offset-8">
          {tab.panel()}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
