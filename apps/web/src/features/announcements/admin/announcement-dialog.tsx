import type { Announcement } from '@hostfront/domain/announcements/announcement'
import {
  type AnnouncementForm as AnnouncementFields,
  AnnouncementForm,
} from '@hostfront/domain/announcements/announcement-form'
import { changedFields } from '../../../parts/changed-fields.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { ANNOUNCEMENT_TYPE_NAMES, AUDIENCE_NAMES } from '../../../words/announcements.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

interface AnnouncementDialogProps {
  /** The one to edit; null: a new one. */
  announcement: Announcement | null
  onClose: () => void
}

const { type: Type, targetAudience: Audience } = AnnouncementForm.shape

/** A box that is not ticked is not sent at all. */
const read = (data: FormData) => ({
  ...Object.fromEntries(data),
  isActive: data.has('isActive'),
})

/** Writes an announcement, or writes it anew. Mount it to open it. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => AnnouncementForm,
    read,
    send: (fields: AnnouncementFields) =>
      act(
        ({ announcements }) =>
          announcement
            ? announcements.update({ ...changedFields(announcement, fields), id: announcement.id })
            : announcements.create(fields),
        announcement ? 'Announcement updated' : 'Announcement created',
      ),
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title={announcement ? 'Edit announcement' : 'New announcement'}
      form={form}
      confirm={announcement ? 'Save' : 'Announce'}
      onClose={onClose}
    >
      <TextField
        label="Title"
        autoComplete="off"
        maxLength={200}
        error={issueSentence(errors.title)}
        name="title"
        defaultValue={announcement?.title}
      />
      <TextAreaField
        label="Content"
        rows={5}
        maxLength={5000}
        hint="Who closed an announcement sees it again when you change its title or content."
        error={issueSentence(errors.content)}
        name="content"
        defaultValue={announcement?.content}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Type" name="type" defaultValue={announcement?.type}>
          {Type.options.map((type) => (
            <option key={type} value={type}>
              {ANNOUNCEMENT_TYPE_NAMES[type]}
            </option>
          ))}
        </SelectField>
        <SelectField label="For" name="targetAudience" defaultValue={announcement?.targetAudience}>
          {Audience.options.map((audience) => (
            <option key={audience} value={audience}>
              {AUDIENCE_NAMES[audience]}
            </option>
          ))}
        </SelectField>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isActive"
          defaultChecked={announcement?.isActive ?? true}
          className="size-4.5 shrink-0 accent-accent-ink"
        />
        Active: shown now
      </label>
    </FormDialog>
  )
}
