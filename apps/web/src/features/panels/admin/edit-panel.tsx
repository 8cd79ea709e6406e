import type { PanelShown } from '@hostfront/contract/panels'
import { type PanelKind, Rehearsal } from '@hostfront/domain/provisioning/panel'
import { type PanelForm, USUAL_REQUESTS } from '@hostfront/domain/provisioning/panel-form'
import { useState } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { textIn } from '../../../ui/text-in.ts'
import { PANEL_KINDS, REHEARSALS } from '../../../words/delivery.ts'

const loadForm = async () => (await import('@hostfront/domain/provisioning/panel-form')).PanelForm

const OF_GAMES =
  'Of an account of its own, with rights on servers, users, nodes, allocations and eggs.'

/** What a key has to be and to open. */
const KEY_HINTS: Readonly<Record<Exclude<PanelKind, 'simulated'>, string>> = {
  pterodactyl: OF_GAMES,
  pelican: OF_GAMES,
  proxmox: 'An API token of a user of its own, such as shop@pve!hostfront=….',
}

interface EditPanelProps {
  /** Null for a new one. */
  panel: PanelShown | null
  /** Those that can be reached from here. */
  kinds: readonly PanelKind[]
  onClose: () => void
}

export function EditPanel({ panel, kinds, onClose }: EditPanelProps) {
  const [kind, setKind] = useState<PanelKind>(
    panel?.kind ?? kinds.find((each) => each !== 'simulated') ?? 'simulated',
  )
  return (
    <ActDialog
      title={panel ? 'Edit panel' : 'Add panel'}
      description={
        kind === 'simulated'
          ? 'It makes no servers: with it you see what the shop does with a panel, and when one fails.'
          : 'The shop makes, suspends and deletes the servers of your plans there, and touches no others.'
      }
      confirm={panel ? 'Save' : 'Add panel'}
      loadSchema={() => loadPart(loadForm)}
      read={readPanelForm}
      ask={(typed: PanelForm) =>
        ({ panels }) =>
          panel ? panels.update({ ...typed, id: panel.id }) : panels.add(typed)
        }
      done={panel ? 'Panel saved' : 'Panel added'}
      refusedAt={{
        PANEL_ADDRESS_NEEDED: 'address',
        KEY_NEEDS_SERVER_KEY: 'key',
        PANEL_KEY_NEEDED: 'key',
      }}
      onClose={onClose}
    >
      {(wrongIn) => (
        <>
          {panel ? (
            <input type="hidden" name="kind" value={panel.kind} />
          ) : (
            <SelectField
              label="Kind"
              name="kind"
              value={kind}
              // Its choices are the kinds.
              onChange={(event) => setKind(event.target.value as PanelKind)}
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {PANEL_KINDS[each]}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            defaultValue={panel?.name ?? ''}
            error={wrongIn('name')}
          />
          {kind === 'simulated' ? (
            <SelectField
              label="Rehearse"
              name="rehearsal"
              hint="How it behaves."
              defaultValue={panel?.rehearsal ?? 'none'}
            >
              {Rehearsal.options.map((each) => (
                <option key={each} value={each}>
                  {REHEARSALS[each]}
                </option>
              ))}
            </SelectField>
          ) : (
            <>
              <TextField
                label="Address"
                name="address"
                inputMode="url"
                autoComplete="off"
                hint="Such as https://panel.example.com."
                defaultValue={panel?.address ?? ''}
                error={wrongIn('address')}
              />
              <TextField
                label="API key"
                name="key"
                type="password"
                autoComplete="off"
                hint={panel?.key ? 'Leave it empty to keep the one that is set.' : KEY_HINTS[kind]}
                error={wrongIn('key')}
              />
              <TextField
                label="Requests per minute"
                name="requestsPerMinute"
                inputMode="numeric"
                hint={
                  kind === 'proxmox'
                    ? 'So that it has time for others, too.'
                    : 'Half of what the panel allows: others ask it, too.'
                }
                defaultValue={String(panel?.requestsPerMinute ?? USUAL_REQUESTS)}
                error={wrongIn('requestsPerMinute')}
              />
            </>
          )}
          <SwitchField
            label="Paused"
            name="isPaused"
            hint="Nothing is asked of it, and nothing is made, suspended or deleted there."
            defaultChecked={panel?.status === 'paused'}
          />
        </>
      )}
    </ActDialog>
  )
}

/** What is in the fields, as it is sent to the shop. */
function readPanelForm(data: FormData): Record<keyof PanelForm, unknown> {
  const text = textIn(data)
  return {
    kind: text('kind'),
    name: text('name'),
    address: text('address'),
    key: text('key'),
    requestsPerMinute: Number(data.get('requestsPerMinute') ?? USUAL_REQUESTS),
    rehearsal: data.get('rehearsal') ?? 'none',
    isPaused: data.has('isPaused'),
  }
}
