import { Download } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { secondFactorWords } from '../../words/second-factor.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

/** The codes, this once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { siteName } = useSettings()
  const text = `${codes.join('\n')}\n`
  const download = () =>
    saveFile(
      `${siteName}\nRecovery codes, each works once\n\n${text}`,
      'recovery-codes.txt',
      'text/plain',
    )
  return (
    <div className="flex flex-col gap-5">
      <p>{secondFactorWords.codes}</p>
      <ul
        data-clear=""
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fit,minmax(15ch,1fr))] gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} done="Recovery codes copied">
          Copy codes
        </CopyButton>
        <Button look="secondary" size="small" onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          Download codes
        </Button>
      </div>
      <div className="flex justify-end">
        <Button onClick={onSaved}>I have saved them</Button>
      </div>
    </div>
  )
}
