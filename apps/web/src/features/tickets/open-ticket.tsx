import { TicketPriority } from '@hostfront/domain/support/ticket'
import type { TicketForm as NewTicket } from '@hostfront/domain/support/ticket-form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { explain } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { TICKET_PRIORITY_NAMES } from '../../words/tickets.ts'
import { ticketPath } from './my-ticket-list.tsx'
import { nameOfService, useServicesToName } from './services-to-name.ts'

/** The button that opens a ticket, and its form. */
export function OpenTicket() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Open a ticket
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Open a ticket">
        <TicketFields onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

const loadSchema = async () => (await import('@hostfront/domain/support/ticket-form')).TicketForm

function TicketFields({ onCancel }: { onCancel: () => void }) {
  const { currency } = useSettings()
  const navigate = useNavigate()
  const services = useServicesToName()
  const { form, errors, problem, isSending } = useSchemaForm({ loadSchema, send })

  async function send(ticket: NewTicket): Promise<FormTrouble | null> {
    try {
      const { api } = await openHost()
      const { id } = await api.tickets.open(ticket)
      void toast('Ticket opened')
      await navigate(ticketPath(id))
      return null
    } catch (error) {
      return { message: explain(error, currency) }
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Subject"
        autoComplete="off"
        maxLength={200}
        error={issueSentence(errors.subject)}
        name="subject"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Priority" defaultValue="medium" name="priority">
          {TicketPriority.options.map((priority) => (
            <option key={priority} value={priority}>
              {TICKET_PRIORITY_NAMES[priority]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Related service" name="serviceId">
          <option value="">None</option>
          {services.data?.map((service) => (
            <option key={service.id} value={service.id}>
              {nameOfService(service)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Message"
        rows={7}
        maxLength={10_000}
        hint="What did you do, what happened, and since when?"
        error={issueSentence(errors.message)}
        name="message"
      />
      <FormEnd problem={problem} isSending={isSending} onCancel={onCancel}>
        Open ticket
      </FormEnd>
    </form>
  )
}
