import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePlans } from '../../host/plans.ts'
import { useQuestions } from '../../host/questions.ts'
import { useSettings } from '../../host/settings.ts'
import { pageData, type ShopFacts, tellsPlans, tellsQuestions } from './page-data.ts'

/** Keeps what the page tells machines in step with the shop, and with the page that is shown; it asks for what that needs. */
export function PageDataBlock() {
  const { pathname } = useLocation()
  if (tellsPlans(pathname)) return <WithPlans path={pathname} />
  if (tellsQuestions(pathname)) return <WithQuestions path={pathname} />
  return <Block path={pathname} />
}

const WithPlans = ({ path }: { path: string }) => <Block path={path} plans={usePlans()} />

const WithQuestions = ({ path }: { path: string }) => (
  <Block path={path} plans={usePlans()} questions={useQuestions()} />
)

interface BlockProps extends Partial<Pick<ShopFacts, 'plans' | 'questions'>> {
  path: string
}

const NONE = [] as const

function Block({ path, plans = NONE, questions = NONE }: BlockProps) {
  const settings = useSettings()
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    const origin = canonical ? new URL(canonical.href).origin : null
    if (canonical && origin !== null) canonical.href = `${origin}${path}`
    put(pageData(path, { settings, plans, questions, origin }))
  }, [path, settings, plans, questions])
  return null
}

const TYPE = 'application/ld+json'

function put(data: string | null): void {
  const known = document.querySelector(`script[type="${TYPE}"]`)
  if (data === null || known?.textContent === data) {
    if (data === null) known?.remove()
    return
  }
  const block = known ?? document.createElement('script')
  block.setAttribute('type', TYPE)
  block.textContent = data
  if (!known) document.head.append(block)
}
