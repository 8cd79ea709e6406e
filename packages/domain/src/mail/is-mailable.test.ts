import { expect, test } from 'vitest'
import { isMailable } from './is-mailable.ts'

test.each(['jane@shop.test', 'jane@invalid.example', 'invalid@shop.test', 'jane@not-invalid.com'])(
  'mail may go to %s',
  (address) => expect(isMailable(address)).toBe(true),
)

test.each(['hugo.weber@sample.invalid', 'deleted-id-1@deleted.invalid', 'A@Sample.INVALID'])(
  'no mail goes to %s',
  (address) => expect(isMailable(address)).toBe(false),
)
