import type { OwnService } from '@hostfront/contract/services'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { isEnding } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { ExternalLink } from 'lucide-react'
import { useParams } from 'react-router'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { MyInvoiceBadge } from '../../features/billing/my-invoice-badge.tsx'
import { PayNow } from '../../features/billing/pay-now.tsx'
import { useIsDeclaredOf } from '../../features/billing/use-my-declarations.ts'
import { NeedsYou } from '../../features/delivery/needs-you.tsx'
import { OwnDelivery } from '../../features/delivery/own-delivery.tsx'
import { AccessRegion } from '../../features/services/access-region.tsx'
import { AutoRenew } from '../../features/services/auto-renew.tsx'
import { CancelService } from '../../features/services/cancel-service.tsx'
import { RenameService } from '../../features/services/rename-service.tsx'
import { ServerControls } from '../../features/services/server-controls.tsx'
import { ServiceDebt } from '../../features/services/service-debt.tsx'
import { ServiceFacts } from '../../features/services/service-facts.tsx'
import { ServiceInvoices } from '../../features/services/service-invoices.tsx'
import { shownState, stateNote } from '../../features/services/service-state.ts'
import { ServiceTerm } from '../../features/services/service-term.tsx'
import { StateNotice } from '../../features/services/state-notice.tsx'
import { WaitingChange } from '../../features/services/waiting-change.tsx'
import { WaitingPassword } from '../../features/services/waiting-password.tsx'
import { OpenTicket } from '../../features/tickets/open-ticket.tsx'
import type { Account } from '../../host/host.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { DownloadRowInvoice } from '../../parts/download-pdf.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { taxToday } from '../../parts/tax-today.ts'
import { type ButtonLook, buttonClass, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Panel } from '../../ui/panel.tsx'
import { recordTitle } from '../../ui/record-title.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'
import { asRefusal } from '../../words/explain.ts'
import { orderPath } from '../../words/order-paths.ts'
import { isBeingSetUp, PANEL_PASSWORD } from '../../words/own-steps.ts'
import { ownInvoicePath } from '../../words/record-paths.ts'
import { addedTax } from '../../words/tax.ts'
import { ByTicket, isReachedOnly } from './by-ticket.tsx'
import { ChangePlan } from './change-plan.tsx'
import { type Act, firstAct } from './first-act.ts'
import { RenewService } from './renew-service.tsx'

/** One service of the person's. Nobody else's is found. */
export function ServicePage() {
  const { id = '' } = useParams()
  const session = useSession()
  const answer = useAnswer(['services', 'get', id], (api) => api.services.get({ id }))
  // The account shell draws this only for a signed-in person; while one leaves there is nothing to show.
  const account = session.state === 'known' ? session.account : null
  if (!account) return null
  if (asRefusal(answer.error)?.code === 'NOT_FOUND') return <NoService />
  return (
    <Container className="min-h-[60dvh] pt-5 pb-10 sm:py-8 md:py-10">
      <p className="mb-1 text-sm sm:mb-2">
        <span aria-hidden="true" className="text-muted">
          ←{' '}
        </span>
        <TextLink to="/dashboard?tab=services">Your services</TextLink>
      </p>
      {answer.data ? null : <h1 className="mb-8 text-3xl">Service</h1>}
      <Loaded answer={answer} shape="record">
        {(own) => <KnownService key={id} own={own} account={account} />}
      </Loaded>
    </Container>
  )
}

/** Somebody else's, one that staff have deleted, or none at all. */
const NoService = () => (
  <Container className="grid min-h-[60dvh] content-center py-20">
    <h1 className="text-title">Service not found</h1>
    <p className="mt-3 max-w-prose text-lead text-muted">
      There is no such service in your account, or it has been removed.
    </p>
    <div className="mt-8">
      <LinkButton to="/dashboard?tab=services">Your services</LinkButton>
    </div>
  </Container>
)

function KnownService({ own, account }: { own: OwnService; account: Account }) {
  const { service, invoices, delivery } = own
  const { billing, features, tax } = useSettings()
  const now = useNow()
  const notes = [stateNote(service, now), own.endsAt && endWords(own.endsAt)]
  const panelLink = service.access?.panelLink ?? ''
  const hasPanel = panelLink !== '' && service.status === 'active'
  const isMade = !(delivery && isBeingSetUp(delivery) && service.status === 'active')
  const isAsked = delivery !== null && delivery.asked.length > 0 && service.status === 'active'
  // What waits for a change asks for its own.
  const debt = invoices.find((one) => isOpenInvoice(one) && one.id !== service.waiting?.invoiceId)
  const isDeclared = useIsDeclaredOf()
  const isChecked = isDeclared(debt?.id)
  const isChangeChecked = isDeclared(service.waiting?.invoiceId)
  const first = firstAct(own, {
    isAsked,
    isChangeDue: service.waiting !== null && !isChangeChecked,
    isDebtDue: debt !== undefined && !isChecked,
    hasPanel,
    now,
  })
  const isByTicket = features.tickets && isReachedOnly(own)
  const added = addedTax(tax.name, taxToday(tax, account))
  const look = (act: Act): ButtonLook => (act === first ? 'primary' : 'secondary')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className={recordTitle}>{nameOfService(service)}</h1>
            <StatusBadge
              status={
                isMade
                  ? shownState(service, { now, leadDays: billing.renewalLeadDays })
                  : 'being set up'
              }
            />
          </div>
          {service.serverName ? (
            <p className="mt-1 text-muted [overflow-wrap:anywhere]">{service.planName}</p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {hasPanel ? <OpenPanel to={panelLink} look={look('panel')} /> : null}
          {features.tickets && !isByTicket ? <OpenTicket about={service} isSecond /> : null}
        </div>
      </div>
      <StateNotice
        lines={notes.filter((note) => note !== null)}
        isStopped={service.status === 'suspended'}
      />
      <WaitingChange
        service={service}
        as="customer"
        invoicePath={ownInvoicePath}
        isChecked={isChangeChecked}
        look={look('change')}
      />
      <ServiceDebt invoice={debt} isChecked={isChecked} look={look('debt')} />
      <div className="mt-7 flex flex-col gap-9 sm:mt-10 sm:gap-12">
        {isAsked ? <NeedsYou serviceId={service.id} asked={delivery.asked} /> : null}
        {delivery && delivery.step !== 'ready' && service.status === 'active' ? (
          <OwnDelivery delivery={delivery} email={account.email} />
        ) : null}
        {isMade || service.access ? (
          <AccessRegion
            service={service}
            ssh={delivery?.ssh ?? null}
            empty={emptyAccess(service.status)}
            help={isByTicket ? <ByTicket own={own} /> : null}
            {...(saysPassword(own) ? {} : delivery && { userHint: PANEL_PASSWORD })}
          />
        ) : null}
        <WaitingPassword serviceId={service.id} until={own.passwordUntil} look={look('password')} />
        {service.status === 'active' ? <ServerControls id={service.id} as="customer" /> : null}
        <Panel title="Plan and renewal">
          <ServiceTerm
            service={service}
            added={added}
            autoRenew={service.price === 0 ? null : <AutoRenew service={service} />}
          >
            <div className="grid grow empty:hidden sm:justify-end max-sm:order-1 max-sm:basis-full">
              <RenewService service={service} account={account} />
            </div>
            {service.price === 0 || isOver(service) ? null : <AutoRenewNote isBeside />}
            <div className="basis-full border-line border-t pt-1.5 max-sm:order-1 [&_dl>:last-child]:border-b-0 sm:[&_dl>:nth-last-child(2)]:border-b-0">
              <ServiceFacts
                service={service}
                added={added}
                more={[['Order', service.orderId ? orderLink(service.orderId) : null]]}
              />
            </div>
            {/* What ends it is at the end, its words where those above it are; on a phone on a line of its own. */}
            <div className="-mb-1 flex basis-full max-sm:order-1 flex-wrap items-center gap-2 border-line border-t pt-4 empty:hidden max-sm:*:flex-[1_1_8rem] sm:[&>.text-bad]:ms-auto sm:[&>.text-bad]:-me-3">
              <ChangePlan service={service} />
              <RenameService service={service} as="customer" />
              <CancelService service={service} look={look('keep')} />
            </div>
          </ServiceTerm>
        </Panel>
        <ServiceInvoices
          stateOf={(invoice) => <MyInvoiceBadge invoice={invoice} />}
          invoices={invoices}
          pathOf={({ id }) => ownInvoicePath(id)}
          action={(invoice) => (
            <div className="flex">
              {isOpenInvoice(invoice) ? (
                <PayNow invoice={invoice} look="secondary" isCheckingSaid />
              ) : (
                <DownloadRowInvoice invoice={invoice} />
              )}
            </div>
          )}
        />
      </div>
    </>
  )
}

const isOver = (service: Service): boolean => service.status === 'terminated' || isEnding(service)

/** Where it is run from: what most people come here for. */
const OpenPanel = ({ to, look }: { to: string; look: ButtonLook }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonClass({ look, size: 'small' })}
  >
    Open panel
    <ExternalLink aria-hidden="true" className="size-4" />
    <span className="sr-only"> (opens a new tab)</span>
  </a>
)

const orderLink = (id: string) => (
  <TextLink key="order" to={orderPath(id)}>
    View order
  </TextLink>
)

const endWords = (endsAt: string): string => `On ${formatDay(endsAt)} it ends for good.`

const emptyAccess = (status: OwnService['service']['status']): string =>
  status === 'terminated' || status === 'expired'
    ? 'It has ended, and cannot be reached any more.'
    : 'As soon as it is ready, you read here how to reach it.'

/** Whether the shop keeps the password for its customer, or the team has written something beside the access. */
const saysPassword = ({ passwordUntil, service: { access } }: OwnService): boolean =>
  passwordUntil !== null || Boolean(access?.note)
