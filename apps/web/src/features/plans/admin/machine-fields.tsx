import {
  addressWords,
  nodeWords,
  templateWords,
} from '@hostfront/domain/provisioning/proxmox-fields'
import type { ProxmoxRecipe } from '@hostfront/domain/provisioning/proxmox-recipe'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { issueSentence } from '../../../words/issue-sentence.ts'

interface MachineFieldsProps {
  recipe: ProxmoxRecipe | null
  errors: Readonly<Record<string, string | undefined>>
}

/** What a Proxmox cluster is to make. Memory, disk and processor come from the plan. */
export function MachineFields({ recipe, errors }: MachineFieldsProps) {
  const field = (name: string, value: string | number) => ({
    name,
    autoComplete: 'off',
    defaultValue: String(value),
    error: issueSentence(errors[name]),
  })
  const network = recipe?.network.by === 'list' ? recipe.network : null
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextAreaField
          label="Template"
          rows={2}
          hint="The number of one with a cloud-init drive, or one per choice: debian-12 = 9000."
          {...field('templateVmid', recipe ? templateWords(recipe) : '')}
        />
        <TextAreaField
          label="Nodes"
          rows={2}
          hint="In the order in which they are tried: pve1, pve2. Or so per choice: germany = pve1, pve2."
          {...field('nodeNames', recipe ? nodeWords(recipe) : '')}
        />
        <TextField
          label="First number"
          inputMode="numeric"
          hint="From here on this shop alone makes machines."
          {...field('vmidFrom', recipe?.vmids.from ?? '')}
        />
        <TextField
          label="Last number"
          inputMode="numeric"
          hint="Best ten times as many as there will be machines."
          {...field('vmidTo', recipe?.vmids.to ?? '')}
        />
        <SelectField
          label="Clone"
          name="cloneAs"
          defaultValue={recipe?.clone ?? 'full'}
          error={issueSentence(errors.cloneAs)}
        >
          <option value="full">Full, a copy of the disk</option>
          <option value="linked">Linked to the template</option>
        </SelectField>
        <TextField
          label="Storage"
          hint="Of a full clone. Empty: the template's own."
          {...field('storage', recipe?.storage ?? '')}
        />
        <TextField label="Pool" hint="Empty: none." {...field('pool', recipe?.pool ?? '')} />
        <TextField
          label="Cloud-init user"
          hint="Empty: the image's own."
          {...field('ciUser', recipe?.user ?? '')}
        />
      </div>
      <TextAreaField
        label="Addresses"
        rows={3}
        hint="IPv4 addresses or blocks that only this shop gives away. Empty: by DHCP, read from the guest agent."
        {...field('addresses', recipe ? addressWords(recipe) : '')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Prefix length"
          inputMode="numeric"
          hint="Of their network, such as 24."
          {...field('prefix', network?.prefix ?? 24)}
        />
        <TextField
          label="Gateway"
          hint="It is never given away."
          {...field('gateway', network?.gateway ?? '')}
        />
      </div>
      <SwitchField
        label="Starts with its node"
        name="onboot"
        defaultChecked={recipe?.onboot ?? true}
      />
    </>
  )
}
