import type { Client } from '@hostfront/contract/clients'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { explain } from '../../words/explain.ts'
import { useFoundClients } from './use-found-clients.ts'

type Account = Client['account']

interface ClientChoiceProps {
  label: string
  name: string
  chosen: Account | null
  error: string | undefined
  onChoose: (account: Account | null) => void
}

/** From one place of a list to the next or the one before, round its ends. */
const stepOn = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (Math.min(at, count - 1) + step + count) % count

const textOf = ({ name, email }: Account): string => `${name} (${email})`

/** One of thousands of accounts, found by name or address: an editable combobox with a list below it. */
export function ClientChoice({ label, name, chosen, error, onChoose }: ClientChoiceProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const listId = useId()
  const { accounts, isCurrent, error: fault } = useFoundClients(typed, isOpen)
  const active = accounts[Math.min(at, accounts.length - 1)]
  useEscape(isOpen, () => setIsOpen(false))

  function choose(account: Account): void {
    onChoose(account)
    setTyped('')
    setIsOpen(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (isOpen) setAt(stepOn(at, step, accounts.length))
      setIsOpen(true)
    } else if (event.key === 'Enter' && isOpen) {
      // It chooses here, never from what an older text has found, and sends the form only where nothing is open.
      event.preventDefault()
      if (isCurrent && active) choose(active)
    }
  }

  return (
    <Field label={label} error={error} hint="Type a name or an email address.">
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            role="combobox"
            name={name}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active ? `${listId}-${active.id}` : undefined}
            value={chosen ? textOf(chosen) : typed}
            onChange={(event) => {
              onChoose(null)
              setTyped(event.target.value)
              setAt(0)
              setIsOpen(true)
            }}
            // Typing replaces who is chosen.
            onFocus={({ target }) => (chosen ? target.select() : undefined)}
            onClick={() => setIsOpen(chosen === null)}
            onBlur={() => setIsOpen(false)}
            onKeyDown={onKeyDown}
            className={controlClass}
          />
          <FoundAccounts
            id={listId}
            isOpen={isOpen}
            accounts={accounts}
            active={active}
            onChoose={choose}
          />
          {isOpen ? <Finding error={fault} isEmpty={isCurrent && accounts.length === 0} /> : null}
        </>
      )}
    </Field>
  )
}

interface FoundAccountsProps {
  id: string
  isOpen: boolean
  accounts: readonly Account[]
  active: Account | undefined
  onChoose: (account: Account) => void
}

const FoundAccounts = ({ id, isOpen, accounts, active, onChoose }: FoundAccountsProps) => (
  <div
    id={id}
    role="listbox"
    aria-label="Found accounts"
    hidden={!isOpen || accounts.length === 0}
    className="max-h-64 overflow-y-auto rounded-md border border-edge bg-raised"
  >
    {accounts.map((account) => (
      <div
        key={account.id}
        id={`${id}-${account.id}`}
        role="option"
        tabIndex={-1}
        aria-selected={account === active}
        ref={(option) => {
          if (account === active) option?.scrollIntoView({ block: 'nearest' })
        }}
        // Before the field would lose the focus, and with it the list.
        onPointerDown={(event) => {
          event.preventDefault()
          onChoose(account)
        }}
        className="cursor-pointer border-transparent border-s-4 px-3 py-2 [overflow-wrap:anywhere] hover:bg-surface aria-selected:border-accent aria-selected:bg-surface"
      >
        <span className="block">{account.name}</span>
        <span className="block text-muted text-sm">{account.email}</span>
      </div>
    ))}
  </div>
)

function Finding({ error, isEmpty }: { error: unknown; isEmpty: boolean }) {
  const { currency } = useSettings()
  if (!error && !isEmpty) return null
  return (
    <p role="status" className="text-muted text-sm">
      {error ? explain(error, currency) : 'Nobody has this name or address.'}
    </p>
  )
}

/** Escape closes the list alone. The dialog around it listens on the document, so this has to hear it before. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
}
