import { Service } from '@hostfront/domain/services/service'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

export const services = {
  /** What the caller holds, newest first. */
  mine: procedure('customer', [], { reads: true, scope: 'services:read' })
    .input(PageInput)
    .output(pageOf(Service)),
}
