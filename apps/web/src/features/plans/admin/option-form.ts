import { freeId } from '@hostfront/domain/free-id'
import { parseMoney } from '@hostfront/domain/money/money'
import type { OptionForm } from '@hostfront/domain/options/option-form'
import { textIn } from '../../../ui/text-in.ts'
import { typedNumber } from '../../../ui/typed-number.ts'

/** With which plans an option is asked for, as the form has it. */
export type Scope = 'all' | 'types' | 'plans'

export const scopeOf = ({
  planTypes,
  planIds,
}: Pick<OptionForm, 'planTypes' | 'planIds'>): Scope =>
  planIds.length > 0 ? 'plans' : planTypes.length > 0 ? 'types' : 'all'

/** What is in the fields, as it is sent to the shop; what cannot be read is left for the schema to refuse. */
export function readOptionForm(data: FormData): Record<keyof OptionForm, unknown> {
  const text = textIn(data)
  const kind = text('kind')
  const scope = text('scope')
  const choices = kind === 'choice' ? readChoices(data) : []
  return {
    label: text('label'),
    help: text('help'),
    kind,
    choices,
    defaultChoice: choices[Number(data.get('defaultChoice') ?? -1)]?.id ?? '',
    isRequired: kind === 'choice' || data.has('isRequired'),
    planTypes: some(data.getAll('planTypes'), scope === 'types'),
    planIds: some(data.getAll('planIds'), scope === 'plans'),
  }
}

/** Nothing ticked would mean all: where some are meant it is a field that was not filled in. */
const some = (ticked: readonly unknown[], isAsked: boolean): readonly unknown[] | null =>
  isAsked && ticked.length === 0 ? null : ticked

/** In the order of their rows. One that is new gets an id of its label. */
function readChoices(data: FormData) {
  const rows = [...data.keys()].flatMap((name) => /^choices\.(\d+)\.label$/.exec(name)?.[1] ?? [])
  const text = (row: string, field: string) => String(data.get(`choices.${row}.${field}`) ?? '')
  const ids = rows.map((row) => text(row, 'id')).filter((id) => id !== '')
  return rows.map((row) => {
    const label = text(row, 'label')
    const known = text(row, 'id')
    const id = known === '' ? freeId(label, ids) : known
    if (known === '') ids.push(id)
    const [price, slots] = [text(row, 'pricePerMonth').trim(), text(row, 'slots').trim()]
    return {
      id,
      label,
      pricePerMonth: price === '' ? 0 : (parseMoney(price) ?? Number.NaN),
      slots: slots === '' ? null : typedNumber(slots),
    }
  })
}
