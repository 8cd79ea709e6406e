import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePlans } from '../../host/plans.ts'
import { useQuestions } from '../../host/questions.ts'
import { useSettings } from '../../host/settings.ts'
import { pageData, tellsQuestions } from './page-data.ts'

/** Keeps what the page tells machines in step with the shop, and with the page that is shown. */
export function PageDataBlock() {
  const { pathname } = useLocation()
  return tellsQuestions(pathname) ? (
    <WithQuestions path={pathname} />
  ) : (
    <Block path={pathname} questions={[]} />
  )
}

const WithQuestions = ({ path }: { path: string }) => (
  <Block path={path} questions={useQuestions()} />
)

function Block({ path, questions }: { path: string; questions: ReturnType<typeof useQuestions> }) {
  const settings = useSettings()
  const plans = usePlans()
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
