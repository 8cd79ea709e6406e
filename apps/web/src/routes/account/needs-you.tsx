import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Need } from '@hostfront/domain/needs/need'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import {
  CircleAlert,
  Hourglass,
  type LucideIcon,
  MessageSquareReply,
  PencilLine,
  ReceiptText,
} from 'lucide-react'
import { useState } from 'react'
import { PayNow } from '../../features/billing/pay-now.tsx'
import { useIsDeclaredOf } from '../../features/billing/use-my-declarations.ts'
import { useSettings } from '../../host/settings.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { framed } from '../../ui/next-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { DECLARED } from '../../words/declarations.ts'
import { billOf, needKey, needSubject, needWords } from '../../words/needs.ts'
import { orderPath } from '../../words/order-paths.ts'
import { partWords } from '../../words/part-words.ts'
import { PLACE_OF } from './activities.ts'

/** So many lines are read at a glance. */
const SHOWN = 5

const ICONS: Readonly<Record<Need['kind'], LucideIcon>> = {
  debt: CircleAlert,
  bill: ReceiptText,
  answer: PencilLine,
  ticket: MessageSquareReply,
  ending: Hourglass,
  lapsing: Hourglass,
  order: Hourglass,
  coins: Hourglass,
}

/** What waits for our team. */
const IS_WITH_US: ReadonlySet<Need['kind']> = new Set(['order', 'coins'])

/** What waits for the person, and apart from it what waits for our team; a line with one act each, and nothing where nothing does. */
export function NeedsYou() {
  const needs = useNeeds().data ?? []
  const isDeclared = useIsDeclaredOf()
  const isChecked = (need: Need) => isDeclared(billOf(need)?.id)
  const isWithUs = (need: Need) => IS_WITH_US.has(need.kind) || isChecked(need)
  return (
    <>
      <Needs
        title="Needs your attention"
        isCalm={false}
        needs={needs.filter((need) => !isWithUs(need))}
        isChecked={isChecked}
      />
      <Needs title="In progress" isCalm needs={needs.filter(isWithUs)} isChecked={isChecked} />
    </>
  )
}

interface NeedsProps {
  title: string
  /** Nobody waits for the person. */
  isCalm: boolean
  needs: readonly Need[]
  /** Its customer has told of a payment that is not checked yet. */
  isChecked: (need: Need) => boolean
}

function Needs({ title, isCalm, needs, isChecked }: NeedsProps) {
  const { currency } = useSettings()
  const [isWhole, setIsWhole] = useState(false)
  const bills = needs.flatMap((need) => (isChecked(need) ? [] : (billOf(need) ?? [])))
  const owed = bills.reduce((sum, invoice) => sum + owedOf(invoice), 0)
  const shown = isWhole ? needs : needs.slice(0, SHOWN)
  if (needs.length === 0) return null
  return (
    <Panel
      title={title}
      className={framed(isCalm)}
      action={
        bills.length > 1 ? (
          <p className="text-muted">
            {bills.length} invoices,{' '}
            <strong className="font-semibold text-ink figures">
              {formatMoney(owed, currency)}
            </strong>{' '}
            to pay
          </p>
        ) : null
      }
    >
      <ul className="grid gap-x-4 border-line border-t sm:grid-cols-[1fr_auto_auto]">
        {shown.map((need) => (
          <NeedLine key={needKey(need)} need={need} isChecked={isChecked(need)} />
        ))}
      </ul>
      {shown.length < needs.length ? (
        <Button className="mt-4" look="secondary" size="small" onClick={() => setIsWhole(true)}>
          Show all {needs.length}
        </Button>
      ) : null}
    </Panel>
  )
}

interface NeedLineProps {
  need: Need
  /** Its customer has told of a payment that is not checked yet. */
  isChecked: boolean
}

function NeedLine({ need, isChecked }: NeedLineProps) {
  const { currency } = useSettings()
  const now = useNow()
  const { title, detail, act } = needWords(need, now, isChecked)
  const invoice = billOf(need)
  const isLate = !isChecked && (need.kind === 'debt' || invoice?.status === 'overdue')
  const place = invoice ? billPath(invoice) : act?.to
  const Icon = isChecked ? Hourglass : isLate ? CircleAlert : ICONS[need.kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-3.5 last:border-b-0 last:pb-0 sm:col-span-full sm:grid sm:grid-cols-subgrid">
      <div className="flex min-w-0 flex-[1_1_18rem] items-start gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${invoice && !isChecked ? 'text-due' : 'text-muted'}`}
        />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">{place ? <RowLink to={place}>{title}</RowLink> : title}</p>
          <p className="text-[0.9375rem] text-muted">{detail}</p>
          {isChecked ? <p className="text-[0.9375rem] text-muted">{DECLARED}</p> : null}
          {invoice && isPaidInPart(invoice) ? (
            <p className="text-[0.9375rem] text-muted figures">{partWords(invoice, currency)}</p>
          ) : null}
        </div>
      </div>
      {/* Below each other the sums end on one line, and so do the acts. */}
      <div className="ms-8 flex grow items-center gap-x-4 gap-y-2 sm:contents">
        <span className="font-semibold text-lg figures empty:hidden sm:text-end sm:empty:block">
          {invoice ? formatMoney(owedOf(invoice), currency) : null}
        </span>
        <div className="flex grow flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end max-sm:[&>:is(a,button)]:grow">
          {act ? (
            <LinkButton
              to={act.to}
              look="secondary"
              size="small"
              aria-label={`${act.name}: ${needSubject(need)}`}
            >
              {act.name}
            </LinkButton>
          ) : invoice ? (
            <PayNow invoice={invoice} />
          ) : null}
          {invoice && isChecked && invoice.subjectKind === 'order' ? (
            <LinkButton
              to={billPath(invoice)}
              look="secondary"
              size="small"
              aria-label={`View order: ${needSubject(need)}`}
            >
              View order
            </LinkButton>
          ) : null}
        </div>
      </div>
    </li>
  )
}

/** Where more of it is: an order's page says what comes next. */
const billPath = ({ id, subjectKind, subjectId }: Invoice): string =>
  subjectKind === 'order' && subjectId ? orderPath(subjectId) : PLACE_OF.invoice(id)
