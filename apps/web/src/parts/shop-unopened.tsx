import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'

/** Where a screen needs the shop and the shop could not be opened: says so, and offers what may fix it. */
export function ShopUnopened() {
  return (
    <div className="flex max-w-prose flex-col items-start gap-4 py-8">
      <FormError>The shop could not be opened. What you saved before is kept.</FormError>
      <Button onClick={() => location.reload()}>Reload</Button>
    </div>
  )
}
