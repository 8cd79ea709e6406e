import type { IntegrityReport } from '@hostfront/contract/shop'
import { CircleCheck, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { integrityWords, problemSentence } from '../../words/shop-upkeep.ts'
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
        {report && report.problems.length > 0 ? (
          <div className="w-full">
            <DataTable
              caption={integrityWords.caption}
              columns={columns}
              rows={report.problems}
              rowKey={({ code, subject, detail }) => `${code} ${subject} ${detail}`}
            />
          </div>
        ) : null}
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

const columns: readonly Column<IntegrityReport['problems'][number]>[] = [
  { header: 'Problem', isName: true, cell: ({ code }) => problemSentence(code) },
  {
    header: 'Record',
    cell: ({ subject }) => <span className="break-all">{subject}</span>,
  },
  { header: 'Found', cell: ({ detail }) => <span className="break-all">{detail}</span> },
]
