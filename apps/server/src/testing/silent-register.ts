import { refuse } from '@hostfront/domain/result'
import type { VatRegister } from '@hostfront/providers/vat-register-port'

/** A register of VAT numbers that never answers. */
export const silentRegister: VatRegister = {
  check: async () => refuse({ code: 'unavailable', detail: 'SILENT' }),
}
