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
import { PayNow } from '../../features/billing/pay-now.tsx'
import { useIsDeclaredOf } from '../../features/billing/use-my-declarations.ts'
import { useSettings } from '../../host/settings.ts'
import { isSoon } from '../../parts/soon-day.tsx'
import { useNeeds } from '../../parts/use-needs.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FirstRows } from '../../ui/first-rows.tsx'
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
  const bills = needs.flatMap((need) => (isChecked(need) ? [] : (billOf(need) ?? [])))
  const owed = bills.reduce((sum, invoice) => sum + owedOf(invoice), 0)
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
      <FirstRows rows={needs} first={SHOWN}>
        {(shown) => (
          <ul className="grid border-line border-t sm:gap-x-5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
            {shown.map((need) => (
              <NeedLine key={needKey(need)} need={need} isChecked={isChecked(need)} />
            ))}
          </ul>
        )}
      </FirstRows>
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
  const { title, detail, age, more, spare, act } = needWords(need, now, isChecked)
  const invoice = billOf(need)
  const isLate = !isChecked && (need.kind === 'debt' || invoice?.status === 'overdue')
  const amount = invoice ? formatMoney(owedOf(invoice), currency) : null
  const place = invoice ? billPath(invoice) : act?.to
  const Icon = isChecked ? Hourglass : isLate ? CircleAlert : ICONS[need.kind]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-b py-3 [overflow-wrap:anywhere] last:border-b-0 last:pb-0 sm:col-span-full sm:grid-cols-subgrid">
      <Icon
        aria-hidden="true"
        className={`row-span-2 mt-0.5 size-5 ${isLate ? 'text-bad' : invoice && !isChecked ? 'text-due' : 'text-muted'}`}
      />
      <p className="font-semibold">{place ? <RowLink to={place}>{title}</RowLink> : title}</p>
      {/* On a phone its act is beside what is said of it, as far as both have room. */}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 max-sm:mt-1 sm:contents">
        <div className="flex-[1_1_7rem] text-[0.9375rem] text-muted sm:col-start-2 sm:row-start-2">
          {invoice ? (
            <p className="font-semibold text-base text-ink figures sm:hidden">{amount}</p>
          ) : null}
          <p>
            <Unbroken text={detail} />
            {age ? (
              <>
                ,{' '}
                <span
                  className={`whitespace-nowrap ${invoice && isSoon(invoice.dueDate, now) ? 'text-bad' : ''}`}
                >
                  {age}
                </span>
              </>
            ) : null}
            {more ? `${detail ? ' · ' : ''}${more}` : null}
            {spare ? (
              <span className={detail ? 'max-sm:hidden' : ''}>
                {detail ? ' · ' : ''}
                {spare}
              </span>
            ) : null}
          </p>
          {isChecked ? <p>{DECLARED}</p> : null}
          {invoice && isPaidInPart(invoice) ? (
            <p className="figures">{partWords(invoice, currency)}</p>
          ) : null}
        </div>
        {/* Below each other the sums end on one line, and so do the acts. */}
        <span className="col-start-3 row-span-2 row-start-1 me-2 self-center text-end font-semibold text-lg figures max-sm:hidden">
          {amount}
        </span>
        <div className="col-start-4 row-span-2 row-start-1 flex flex-wrap items-center gap-2 sm:flex-nowrap sm:self-center sm:justify-end sm:[&>:is(a,button)]:min-w-29">
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

/** A name with a hyphen in it is not taken apart at the end of a line. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(/(Auto-renew)/).map((part, at) => (
    <span key={at} className={at % 2 === 1 ? 'whitespace-nowrap' : ''}>
      {part}
    </span>
  ))

/** Where more of it is: an order's page says what comes next. */
const billPath = ({ id, subjectKind, subjectId }: Invoice): string =>
  subjectKind === 'order' && subjectId ? orderPath(subjectId) : PLACE_OF.invoice(id)
