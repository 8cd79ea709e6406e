import type { ImportReport } from '@hostfront/contract/shop'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { useSettings } from '../../../host/settings.ts'
import { explainImport } from '../../../words/explain-import.ts'
import { importWords } from '../../../words/shop-document.ts'
import { whenPainted } from './when-painted.ts'

/** A file that the shop has found sound, and what it would change. */
export interface CheckedFile {
  readonly text: string
  readonly report: ImportReport
}

/** The file to import: chosen, then checked, then ready to take the shop's place. */
export function useImport() {
  const { currency } = useSettings()
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecking, setIsChecking] = useState(false)

  function choose(chosen: File | null): void {
    setFile(chosen)
    setChecked(null)
    setProblem(null)
  }

  /** `field` is where the file was chosen. */
  async function check(field: HTMLInputElement): Promise<void> {
    setChecked(null)
    setProblem(file ? null : importWords.noFile)
    if (!file) return field.focus()
    setIsChecking(true)
    await whenPainted()
    const text = await file.text().catch(() => null)
    const outcome = text === null ? importWords.unreadable : await dryRun(text)
    setIsChecking(false)
    if (typeof outcome !== 'string') return setChecked(outcome)
    setProblem(outcome)
    if (text === null) {
      // A browser says nothing when the file it holds already is chosen again.
      field.value = ''
      setFile(null)
    }
    // The field takes the focus again only once it is drawn as free; with it comes what is wrong.
    await whenPainted()
    field.focus()
  }

  /** What it would change, or why not. */
  async function dryRun(text: string): Promise<CheckedFile | string> {
    try {
      const { api } = await openHost()
      return { text, report: await api.shop.importDocument({ text, apply: false }) }
    } catch (error) {
      return explainImport(error, currency)
    }
  }

  return { file, checked, problem, isChecking, choose, check }
}
