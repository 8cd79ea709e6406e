import type { Service } from '@hostfront/domain/services/service'
import { TicketPriority } from '@hostfront/domain/tickets/ticket'
import type { TicketForm as NewTicket } from '@hostfront/domain/tickets/ticket-form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { FileField } from '../../parts/file-field.tsx'
import { useAct } from '../../parts/use-act.ts'
import { useDraft } from '../../parts/use-draft.ts'
import { Button, type ButtonSize } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { fileWords } from '../../words/files.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { TICKET_PRIORITY_NAMES } from '../../words/tickets.ts'
import { nameOfService, useServicesToName } from './services-to-name.ts'
import { useAttachments } from './use-attachments.ts'
import { ticketPath } from './use-my-tickets.ts'

interface OpenTicketProps {
  /** The service it is about, where that is clear. */
  about?: Service
  /** Beside a button that is wanted more often. */
  isSecond?: boolean
}

/** What is written in a ticket before its customer has written anything. */
export interface Prefilled {
  readonly subject: string
  readonly message: string
}

/** The button that opens a ticket, and its form. */
export function OpenTicket({ about, isSecond = false }: OpenTicketProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <OpenButton isSecond={isSecond} onClick={() => setIsOpen(true)} />
      {isOpen ? <TicketDialog about={about} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

interface OpenButtonProps {
  isSecond?: boolean
  size?: ButtonSize
  onClick: () => void
}

export const OpenButton = ({ isSecond = false, size = 'small', onClick }: OpenButtonProps) => (
  <Button size={size} look={isSecond ? 'secondary' : 'primary'} onClick={onClick}>
    Open a ticket
  </Button>
)

const loadSchema = async () => (await import('@hostfront/domain/tickets/ticket-form')).TicketForm

interface TicketDialogProps {
  about?: Service | undefined
  /** Kept apart from what was begun without it. */
  prefilled?: Prefilled
  onClose: () => void
}

/** The form alone. Mount it to open it. */
export function TicketDialog({ about, prefilled, onClose }: TicketDialogProps) {
  const act = useAct()
  const navigate = useNavigate()
  const services = useServicesToName()
  const draft = useDraft(prefilled ? `ticket ${prefilled.subject}` : 'ticket')
  const files = useAttachments()
  const form = useSchemaForm({
    loadSchema,
    send: async (ticket: NewTicket) =>
      files.isBusy
        ? { message: fileWords.wait }
        : act(async ({ tickets }) => {
            const { id } = await tickets.open({ ...ticket, fileIds: files.ids })
            draft.drop()
            await navigate(ticketPath(id))
          }, 'Ticket opened'),
  })
  const { errors } = form
  const others = services.data?.filter(({ id }) => id !== about?.id)
  return (
    <FormDialog
      title="Open a ticket"
      form={form}
      draft={draft}
      confirm="Open ticket"
      onClose={onClose}
    >
      <TextField
        label="Subject"
        autoComplete="off"
        error={issueSentence(errors.subject)}
        name="subject"
        defaultValue={prefilled?.subject}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Priority" defaultValue="medium" name="priority">
          {TicketPriority.options.map((priority) => (
            <option key={priority} value={priority}>
              {TICKET_PRIORITY_NAMES[priority]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Related service" name="serviceId" defaultValue={about?.id ?? ''}>
          <option value="">None</option>
          {about ? <option value={about.id}>{nameOfService(about)}</option> : null}
          {others?.map((service) => (
            <option key={service.id} value={service.id}>
              {nameOfService(service)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Message"
        rows={7}
        hint={prefilled ? undefined : 'What did you do, what happened, and since when?'}
        error={issueSentence(errors.message)}
        name="message"
        defaultValue={prefilled?.message}
      />
      <FileField label="Files" {...files.field} />
      <p className="text-muted text-sm empty:hidden">
        <AnswerAim />
      </p>
    </FormDialog>
  )
}
