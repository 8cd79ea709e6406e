import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import { nodeIdWords, portWords, variableLines } from '@hostfront/domain/provisioning/recipe-words'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { issueSentence } from '../../../words/issue-sentence.ts'

interface RecipeFieldsProps {
  recipe: PterodactylRecipe | null
  errors: Readonly<Record<string, string | undefined>>
}

/** What a panel of the Pterodactyl family is to make. Memory, disk and processor come from the plan. */
export function RecipeFields({ recipe, errors }: RecipeFieldsProps) {
  const field = (name: string, value: string | number) => ({
    name,
    autoComplete: 'off',
    defaultValue: String(value),
    error: issueSentence(errors[name]),
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nest ID"
          inputMode="numeric"
          hint="Pelican has none."
          {...field('nestId', recipe?.nestId ?? '')}
        />
        <TextField label="Egg ID" inputMode="numeric" {...field('eggId', recipe?.eggId ?? '')} />
        <TextAreaField
          label="Node IDs"
          rows={2}
          hint="In the order in which they are tried: 1, 2. Or so per choice: germany = 1, 2."
          {...field('nodeIds', recipe ? nodeIdWords(recipe) : '')}
        />
        <TextField
          label="Further ports"
          hint="Beside the game's: any, or how far above it, such as +2."
          {...field('ports', recipe ? portWords(recipe) : '')}
        />
        <TextField
          label="Databases"
          inputMode="numeric"
          {...field('databases', recipe?.databases ?? 0)}
        />
        <TextField
          label="Backups"
          inputMode="numeric"
          {...field('backups', recipe?.backups ?? 0)}
        />
        <TextField
          label="Docker image"
          hint="Empty: the egg's own."
          {...field('dockerImage', recipe?.dockerImage ?? '')}
        />
        <TextField
          label="Startup command"
          hint="Empty: the egg's own."
          {...field('startup', recipe?.startup ?? '')}
        />
      </div>
      <TextAreaField
        label="Variables"
        rows={5}
        hint="A line each: NAME = value, {generated}, {server}, {port:2}, {option:slots} or {customer:NAME}."
        {...field('variables', recipe ? variableLines(recipe) : '')}
      />
    </>
  )
}
