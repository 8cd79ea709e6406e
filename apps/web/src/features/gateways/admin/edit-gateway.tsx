import type { GatewayShown } from '@hostfront/contract/gateways'
import type { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import { loadPart } from '../../../host/load-part.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { textIn } from '../../../ui/text-in.ts'

const loadForm = async () => (await import('@hostfront/domain/gateways/gateway-form')).GatewayForm

const EVENTS =
  'Save the key first: the list then shows the webhook address. Add it in Stripe, under Webhooks, for checkout.session.completed, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, checkout.session.expired, charge.refunded and refund.failed. Stripe then shows this secret.'

interface EditGatewayProps {
  /** Null for a new one. */
  gateway: GatewayShown | null
  onClose: () => void
}

export function EditGateway({ gateway, onClose }: EditGatewayProps) {
  return (
    <ActDialog
      title={gateway ? 'Edit gateway' : 'Connect Stripe'}
      description="First enter the secret key. Then give Stripe the webhook address, enter the signing secret, and offer it."
      confirm={gateway ? 'Save' : 'Connect Stripe'}
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
          <input type="hidden" name="kind" value={gateway?.kind ?? 'stripe'} />
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            hint="As customers choose it."
            defaultValue={gateway?.name ?? 'Card'}
            error={wrongIn('name')}
          />
          <TextField
            label="Secret key"
            name="key"
            type="password"
            autoComplete="off"
            hint={
              gateway?.key
                ? 'Leave it empty to keep the one that is set.'
                : 'From Stripe, under API keys. One that begins with sk_test_ moves no money.'
            }
            error={wrongIn('key')}
          />
          <TextField
            label="Signing secret"
            name="webhookKey"
            type="password"
            autoComplete="off"
            hint={gateway?.webhookKey ? 'Leave it empty to keep the one that is set.' : EVENTS}
            error={wrongIn('webhookKey')}
          />
          <TextField
            label="Address of a simulator"
            name="address"
            inputMode="url"
            autoComplete="off"
            hint="Only to try it out with a test key. Empty: Stripe itself."
            defaultValue={gateway?.address ?? ''}
            error={wrongIn('address')}
          />
          <SwitchField
            label="Offered to customers"
            name="isOn"
            hint="With a test key anybody can pay without money."
            defaultChecked={gateway?.isOn ?? false}
          />
        </>
      )}
    </ActDialog>
  )
}

/** What is in the fields, as it is sent to the shop. */
function readGatewayForm(data: FormData): Record<keyof GatewayForm, unknown> {
  const text = textIn(data)
  return {
    kind: text('kind'),
    name: text('name'),
    key: text('key'),
    webhookKey: text('webhookKey'),
    address: text('address'),
    isOn: data.has('isOn'),
  }
}
