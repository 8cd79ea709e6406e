import type { Backend } from '@hostfront/backend/call/context'
import { checkVatNumber, VatRegisterSilent } from '@hostfront/backend/check-vat-number'
import { runDueTasks } from '@hostfront/backend/run-due-tasks'
import type { VatRegister } from '@hostfront/providers/vat-register-port'
import type { JobLog } from './job.ts'

interface Host {
  readonly backend: Backend
  readonly vatRegister: VatRegister
  readonly log: JobLog
}

/** Asks VIES for the numbers that are due. What it is asked for, and what it says of it, is not logged. */
export async function checkVatNumbers({ backend, vatRegister, log }: Host): Promise<void> {
  await runDueTasks(backend, {
    'vat-check': async (task) => {
      try {
        return await checkVatNumber(backend, vatRegister, task)
      } catch (error) {
        const why = error instanceof VatRegisterSilent ? error.message : { err: error }
        log.warn({ task: task.id, why }, 'VIES has not answered; it is asked again later')
        throw error
      }
    },
  })
}
