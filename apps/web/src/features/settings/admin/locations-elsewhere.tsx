import { locationsElsewhere } from '@hostfront/domain/options/locations-elsewhere'
import { useAnswer } from '../../../host/use-answer.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** That orders offer other places than pages name. */
export function LocationsElsewhere({ place }: { place: string }) {
  const options = useAnswer(['options', 'onSale'], (api) => api.options.onSale())
  const offered = locationsElsewhere(place, options.data ?? [])
  if (offered.length === 0) return null
  return (
    <div className="mb-6 max-w-2xl xl:max-w-6xl">
      <Notice action={<TextLink to="/admin/products?tab=options">Change the locations</TextLink>}>
        Customers still choose among {offered.join(', ')} when they order.
      </Notice>
    </div>
  )
}
