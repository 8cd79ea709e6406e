import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { PanelForm } from '@hostfront/domain/provisioning/panel-form'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { keyPlace } from './panel-shown.ts'

/**
 * What was typed, as a panel keeps it. The key of `before` stays when none was typed, but goes to no other address: it is
 * worth every server there.
 */
export function panelFields(
  call: SignedInCall,
  id: string,
  { key, isPaused, ...form }: PanelForm,
  before: Pick<Panel, 'address' | 'panelKey'> | null,
): Pick<Panel, 'name' | 'address' | 'panelKey' | 'requestsPerMinute' | 'status' | 'rehearsal'> {
  if (!call.providers.kinds.includes(form.kind)) throw refused('PANEL_KIND_UNREACHABLE')
  const isSimulated = form.kind === 'simulated'
  if (!isSimulated && form.address === '') throw refused('PANEL_ADDRESS_NEEDED')
  if (key !== '' && !call.secrets) throw refused('KEY_NEEDS_SERVER_KEY')
  const address = isSimulated ? '' : form.address
  const kept = before?.panelKey ?? null
  if (key === '' && kept !== null && address !== before?.address) throw refused('PANEL_KEY_NEEDED')
  return {
    name: form.name,
    address,
    panelKey: key === '' ? kept : (call.secrets?.seal(keyPlace(id), key, call.now()) ?? null),
    requestsPerMinute: form.requestsPerMinute,
    status: isPaused ? 'paused' : 'on',
    rehearsal: isSimulated ? form.rehearsal : 'none',
  }
}
