import { MAX_ATTACHMENTS } from '@hostfront/domain/tickets/ticket'
import { useState } from 'react'

/** The files that go with what somebody writes; `field` is what `FileField` wants of it. */
export function useAttachments() {
  const [fileIds, setFileIds] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const ids: string[] = [...fileIds]
  return {
    ids,
    isBusy,
    clear: () => setFileIds([]),
    field: {
      purpose: 'attachment',
      max: MAX_ATTACHMENTS,
      fileIds,
      onChange: setFileIds,
      onBusy: setIsBusy,
    },
  } as const
}
