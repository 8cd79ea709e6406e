import type { GatewayShown } from '@hostfront/contract/gateways'
import type { GatewayKind } from '@hostfront/domain/gateways/gateway'
import type { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import { takesCurrency } from '@hostfront/domain/gateways/taken-currencies'
import { loadPart } from '../../../host/load-part.ts'
import { useSettings } from '../../../host/settings.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { textIn } from '../../../ui/text-in.ts'
import { GATEWAY_KINDS } from '../../../words/gateways.ts'
import { GATEWAY_WORDS } from './gateway-words.ts'

const loadForm = async () => (await import('@hostfront/domain/gateways/gateway-form')).GatewayForm

interface EditGatewayProps {
  /** Null for a new one. */
  gateway: GatewayShown | null
  kind: GatewayKind
  onClose: () => void
}

export function EditGateway({ gateway, kind, onClose }: EditGatewayProps) {
  const words = GATEWAY_WORDS[kind]
  const { currency } = useSettings()
  const isTaken = takesCurrency(kind, currency)
  const connect = `Connect ${GATEWAY_KINDS[kind]}`
  return (
    <ActDialog
      title={gateway ? 'Edit gateway' : connect}
      description={words.steps}
      confirm={gateway ? 'Save' : connect}
      loadSchema={() => loadPart(loadForm)}
      read={readGatewayForm}
      ask={(typed: GatewayForm) =>
        ({ gateways }) =>
          gateway ? gateways.update({ ...typed, id: gateway.id }) : gateways.add(typed)
        }
      done={gateway ? 'Gateway saved' : 'Gateway added'}
      refusedAt={{
        METHOD_NAME_TAKEN: 'name',
        KEY_NEEDS_SERVER_KEY: 'key',
        GATEWAY_KEY_NEEDED: 'key',
        GATEWAY_ADDRESS_FOR_TESTS: 'address',
      }}
      onClose={onClose}
    >
      {(wrongIn) => (
        <>
          <input type="hidden" name="kind" value={kind} />
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            hint="As customers choose it."
            defaultValue={gateway?.name ?? words.name}
            error={wrongIn('name')}
          />
          {kind === 'paypal' ? (
            <TextField
              label="Client ID"
              name="clientId"
              autoComplete="off"
              hint={gateway?.key ? KEEP : 'From PayPal, under Apps & Credentials.'}
              error={wrongIn('clientId')}
            />
          ) : null}
          <TextField
            label={words.key}
            name="key"
            type="password"
            autoComplete="off"
            hint={gateway?.key ? KEEP : words.keyHint}
            error={wrongIn('key')}
          />
          {kind === 'paypal' ? (
            <SwitchField
              label="Sandbox"
              name="isSandbox"
              hint="The client ID and secret are of PayPal's sandbox: no money moves."
              defaultChecked={gateway ? !gateway.isLive : true}
            />
          ) : null}
          <TextField
            label={words.webhookKey}
            name="webhookKey"
            type="password"
            autoComplete="off"
            hint={gateway?.webhookKey ? KEEP : words.webhookHint}
            error={wrongIn('webhookKey')}
          />
          <TextField
            label="Address of a simulator"
            name="address"
            inputMode="url"
            autoComplete="off"
            hint={words.addressHint}
            defaultValue={gateway?.address ?? ''}
            error={wrongIn('address')}
          />
          <SwitchField
            label="Offered to customers"
            name="isOn"
            hint={
              isTaken
                ? words.onHint
                : `${GATEWAY_KINDS[kind]} does not take ${currency}: customers are not offered it.`
            }
            defaultChecked={gateway?.isOn ?? false}
          />
        </>
      )}
    </ActDialog>
  )
}

const KEEP = 'Leave it empty to keep the one that is set.'

/** What is in the fields, as it is sent to the shop. */
function readGatewayForm(data: FormData): Record<keyof GatewayForm, unknown> {
  const text = textIn(data)
  return {
    kind: text('kind'),
    name: text('name'),
    clientId: text('clientId'),
    key: text('key'),
    isSandbox: data.has('isSandbox'),
    webhookKey: text('webhookKey'),
    address: text('address'),
    isOn: data.has('isOn'),
  }
}
