import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { OrderLink } from './order-link.tsx'

interface DashboardFrameProps {
  /** What its heading says. */
  title: ReactNode
  /** Every tab has one thing that it is for: an order is that of some. */
  isToOrder?: boolean
  children: ReactNode
}

/** The dashboard around its tabs. */
export const DashboardFrame = ({ title, isToOrder = true, children }: DashboardFrameProps) => (
  <Container className="group/frame min-h-[60dvh] pt-5 pb-10 sm:py-8 md:py-10">
    <div className="mb-3 flex min-h-11.5 sm:mb-4 flex-wrap items-center justify-between gap-x-4 gap-y-4">
      <h1 className="min-w-0 flex-[1_1_9rem] break-words text-2xl sm:text-3xl">{title}</h1>
      {isToOrder ? (
        <div className="to-order group-has-[[data-order]]/frame:hidden">
          <OrderLink look="secondary">
            <Plus aria-hidden="true" className="size-4.5 sm:hidden" />
            {/* On a phone it has a line with the name. */}
            <span>
              Order<span className="max-sm:sr-only"> New Service</span>
            </span>
          </OrderLink>
        </div>
      ) : null}
    </div>
    {children}
  </Container>
)
