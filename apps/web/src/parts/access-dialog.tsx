import type { PlanType } from '@hostfront/domain/plans/plan'
import type { ServiceAccess } from '@hostfront/domain/services/access'
import type { Service } from '@hostfront/domain/services/service'
import { useState } from 'react'
import { useCapabilities } from '../host/capabilities.ts'
import { loadPart } from '../host/load-part.ts'
import { Button } from '../ui/button.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { type FormFailure, useSchemaForm } from '../ui/use-schema-form.ts'
import { AccessFields } from './access-fields.tsx'
import { LeavePassword } from './leave-password.tsx'

interface AccessDialogProps {
  title: string
  description: string
  service: Pick<Service, 'id' | 'access'>
  /** Null: the plan is not known. */
  planType: PlanType | null
  /** A server that is set up with it has to be reached; else nothing at all may be typed. */
  isSettingUp?: boolean
  onSend: (access: ServiceAccess) => Promise<FormFailure | null>
  /** The action, as its button says it. */
  confirm: string
  onClose: () => void
}

/** How its customer gets to a service, typed by hand; a password is left for them elsewhere, and from here. */
export function AccessDialog({
  title,
  description,
  service,
  planType,
  isSettingUp = false,
  onSend,
  confirm,
  onClose,
}: AccessDialogProps) {
  const { secrets, mail } = useCapabilities()
  const [isLeaving, setIsLeaving] = useState(false)
  const loadForm = async () => {
    const { AccessForm, setUpFormOf } = await import('@hostfront/domain/services/access')
    return isSettingUp ? setUpFormOf(planType) : AccessForm
  }
  const form = useSchemaForm({
    loadSchema: () => loadPart(loadForm),
    send: onSend,
    onDone: onClose,
  })
  return (
    <>
      <FormDialog
        title={title}
        description={description}
        form={form}
        confirm={confirm}
        onClose={onClose}
      >
        <AccessFields
          access={service.access}
          errors={form.errors}
          hint={
            planType === 'vps'
              ? 'With its port where that is not 22, such as 203.0.113.7:2222.'
              : 'With its port, such as play.example.com:7777.'
          }
          needsUserName={planType === 'vps'}
          noteHint={
            mail
              ? 'Goes to the customer by mail, too: no passwords here.'
              : 'The customer reads it on the page of the service: no passwords here.'
          }
        />
        {secrets ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
            <p className="min-w-0 text-muted text-sm">
              A password is shown once, and is in no mail.
            </p>
            <Button look="secondary" size="small" onClick={() => setIsLeaving(true)}>
              Leave a password
            </Button>
          </div>
        ) : null}
      </FormDialog>
      {/* Not in the form above: its own would send that, too. */}
      {isLeaving ? <LeavePassword service={service} onClose={() => setIsLeaving(false)} /> : null}
    </>
  )
}
