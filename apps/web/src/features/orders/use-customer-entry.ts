import { useState } from 'react'
import type { Account } from '../../host/host.ts'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { formFailure, type RefusedFields } from '../../parts/form-failure.ts'
import { asRefusal } from '../../words/explain.ts'
import { checkCustomer, isNobody, type TypedCustomer } from './check-customer.ts'
import type { FieldName, OrderErrors } from './check-order.ts'
import { enterShop } from './enter-shop.ts'
import type { OrderFields } from './order-draft.ts'

/** The refusals that are about one of its fields. */
const FIELDS: RefusedFields = {
  EMAIL_TAKEN: 'email',
  INVALID_CREDENTIALS: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
  SECOND_FACTOR_REQUIRED: 'code',
  SECOND_FACTOR_WRONG: 'code',
}

type Entered =
  | { readonly account: Account | null }
  | { readonly errors: OrderErrors; readonly problem?: string }

/** Who orders, where nobody is signed in: an account made on the way, or a login. Password and code end with the form. */
export function useCustomerEntry(
  fields: OrderFields,
  change: (part: Partial<OrderFields>) => void,
  onCorrect: (field: FieldName) => void,
) {
  const { features, currency } = useSettings()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const isNew = fields.isNew && features.registration
  const typed: TypedCustomer = { isNew, name: fields.name, email: fields.email, password, code }

  /** Signs in, with an account made first where one is wanted; or says what is wrong, at its field where it has one. */
  async function enter(): Promise<Entered> {
    const found = checkCustomer(typed)
    if (Object.keys(found).length > 0) return { errors: found }
    let isMade = false
    try {
      const { api } = await openHost()
      await enterShop(api, typed, () => {
        isMade = true
      })
      const account = await refreshSession()
      setPassword('')
      setCode(null)
      change({ name: '', email: '', isNew: true })
      return { account }
    } catch (error) {
      // It is there: what is tried again is the login.
      if (isMade) change({ isNew: false })
      const refusal = asRefusal(error)
      if (!refusal) throw error
      if (refusal.code === 'EMAIL_TAKEN') setTakenEmail(typed.email)
      if (refusal.code === 'SECOND_FACTOR_REQUIRED') setCode('')
      const { message, field } = formFailure(error, currency, FIELDS)
      return field ? { errors: { [field]: message } } : { errors: {}, problem: message }
    }
  }

  return {
    ...typed,
    canRegister: features.registration,
    isNobody: isNobody(typed),
    check: () => checkCustomer(typed),
    /** The address has an account already. */
    isTaken: isNew && takenEmail !== null && takenEmail === typed.email,
    setPassword: (typedPassword: string) => {
      setPassword(typedPassword)
      onCorrect('password')
    },
    setCode: (typedCode: string) => {
      setCode(typedCode)
      onCorrect('code')
    },
    enter,
  }
}

export type CustomerEntry = ReturnType<typeof useCustomerEntry>
