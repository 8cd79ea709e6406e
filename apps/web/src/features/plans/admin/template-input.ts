import type { TemplateFields } from '@hostfront/domain/provisioning/template-fields'
import { textIn } from '../../../ui/text-in.ts'

/** What is in the fields; those that are not on show are empty. */
export function readFields(
  data: FormData,
  recipeFor: TemplateFields['recipeFor'],
): Record<keyof TemplateFields, unknown> {
  const text = textIn(data)
  const count = (name: string) => Number(text(name) || 0)
  return {
    panelId: text('panelId'),
    address: text('address'),
    panelLink: text('panelLink'),
    userName: text('userName'),
    note: text('note'),
    recipeFor,
    eggId: count('eggId'),
    nestId: count('nestId'),
    nodeIds: text('nodeIds'),
    ports: text('ports'),
    dockerImage: text('dockerImage'),
    startup: text('startup'),
    databases: count('databases'),
    backups: count('backups'),
    variables: text('variables'),
    questions: text('questions'),
    templateVmid: text('templateVmid'),
    nodeNames: text('nodeNames'),
    cloneAs: text('cloneAs') || 'full',
    storage: text('storage'),
    pool: text('pool'),
    vmidFrom: count('vmidFrom'),
    vmidTo: count('vmidTo'),
    addresses: text('addresses'),
    prefix: count('prefix') || 24,
    gateway: text('gateway'),
    ciUser: text('ciUser'),
    onboot: data.has('onboot'),
  }
}
