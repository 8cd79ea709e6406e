import { RECOVERY_CODES } from '@hostfront/domain/accounts/second-factor'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { ActionStep } from '../../parts/action-step.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { secondFactorWords } from '../../words/second-factor.ts'
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx'
import { type AppSecret, SetUpSecondFactor } from './set-up-second-factor.tsx'

const FEW = RECOVERY_CODES * 0.3

type Open = 'renew' | 'remove' | null

/** The authenticator app of the account. */
export function SecondFactor() {
  const answer = useAnswer(['second-factor', 'status'], (api) => api.secondFactor.status())
  const [open, setOpen] = useState<Open>(null)
  const [app, setApp] = useState<AppSecret | null>(null)
  const close = () => setOpen(null)
  const ask = () => void answer.refetch()

  async function start(): Promise<void> {
    const { api } = await openHost()
    setApp(await api.secondFactor.start())
  }

  async function remove(): Promise<void> {
    const { api } = await openHost()
    await api.secondFactor.remove()
    await answer.refetch()
    close()
    void toast('Second factor switched off')
  }

  return (
    <Panel title="Second factor" action={answer.data?.isOn ? <Badge tone="ok">On</Badge> : null}>
      <Loaded answer={answer}>
        {({ isOn, recoveryCodesLeft }) =>
          isOn ? (
            <IsOn recoveryCodesLeft={recoveryCodesLeft} onOpen={setOpen} />
          ) : (
            <div className="flex max-w-prose flex-col items-start gap-4">
              <p className="text-muted">{secondFactorWords.off}</p>
              <ActionButton look="secondary" onAct={start}>
                Set up
              </ActionButton>
            </div>
          )
        }
      </Loaded>
      {app ? <SetUpSecondFactor app={app} onClose={() => setApp(null)} onDone={ask} /> : null}
      {open === 'renew' ? <RenewRecoveryCodes onClose={close} onDone={ask} /> : null}
      {open === 'remove' ? (
        <Dialog
          open
          onOpenChange={close}
          title="Switch off the second factor?"
          description={secondFactorWords.remove}
        >
          <ActionStep action="Switch off" look="danger" onConfirm={remove} onCancel={close} />
        </Dialog>
      ) : null}
    </Panel>
  )
}

interface IsOnProps {
  recoveryCodesLeft: number
  onOpen: (open: Open) => void
}

function IsOn({ recoveryCodesLeft, onOpen }: IsOnProps) {
  const { on, codesLeft, fewCodes } = secondFactorWords
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-muted">{on}</p>
      <p>
        {codesLeft(recoveryCodesLeft)}
        {recoveryCodesLeft <= FEW ? ` ${fewCodes}` : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onOpen('renew')}>
          New recovery codes
        </Button>
        <Button look="danger" onClick={() => onOpen('remove')}>
          Switch off
        </Button>
      </div>
    </div>
  )
}
