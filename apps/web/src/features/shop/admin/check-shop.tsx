import type { IntegrityReport } from '@hostfront/contract/shop'
import { CircleCheck, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { integrityWords } from '../../../words/shop-upkeep.ts'
import { ProblemTable } from './problem-table.tsx'
import { whenPainted } from './when-painted.ts'

/** Whether the books are right, and what is not. */
export function CheckShop() {
  const [report, setReport] = useState<IntegrityReport | null>(null)

  async function check(): Promise<void> {
    setReport(null)
    await whenPainted()
    const { api } = await openHost()
    setReport(await api.shop.checkIntegrity())
  }

  return (
    <Panel title="Integrity">
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-prose text-muted">{integrityWords.text}</p>
        <ActionButton look="secondary" onAct={check}>
          <ShieldCheck aria-hidden="true" className="size-4.5" />
          {integrityWords.button}
        </ActionButton>
        <p role="status" className="flex items-center gap-2.5 font-semibold empty:hidden">
          {report ? <Verdict report={report} /> : null}
        </p>
        {report && report.problems.length > 0 ? <ProblemTable problems={report.problems} /> : null}
      </div>
    </Panel>
  )
}

function Verdict({ report: { checked, problems } }: { report: IntegrityReport }) {
  const isSound = problems.length === 0
  const Icon = isSound ? CircleCheck : TriangleAlert
  return (
    <>
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${isSound ? 'text-ok' : 'text-bad'}`} />
      {isSound ? integrityWords.sound(checked) : integrityWords.problems(problems.length, checked)}
    </>
  )
}
