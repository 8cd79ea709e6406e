import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './field.tsx'

interface SelectBoxProps extends ComponentProps<'select'> {
  /** Of what is around the select and its sign. */
  boxClass?: string
}

/** The browser's own select in the look of the shop, whoever names it. */
export const SelectBox = ({ boxClass = '', children, ...select }: SelectBoxProps) => (
  <span className={`relative block ${boxClass}`}>
    <select
      {...select}
      className={`${controlClass} appearance-none truncate pe-10 [&>*]:bg-raised`}
    >
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
    />
  </span>
)
