/** What of a recipe is typed in lines, as it is shown to be changed. Read back by `template-fields.ts`. */
import { choiceLines } from './by-choice.ts'
import type { PterodactylRecipe, VariableSource } from './pterodactyl-recipe.ts'

export const variableLines = ({ variables }: Pick<PterodactylRecipe, 'variables'>): string =>
  variables.map(({ name, source }) => `${name} = ${sourceText(source)}`).join('\n')

/** One source, as it is typed. */
export function sourceText(source: VariableSource): string {
  switch (source.from) {
    case 'fixed':
      return source.value
    case 'generated':
      return '{generated}'
    case 'server-name':
      return '{server}'
    case 'port':
      return `{port:${source.index + 1}}`
    case 'customer':
      return `{customer:${source.name}}`
    case 'option':
      return `{option:${source.optionId}}`
  }
}

/** The ports after the first one. */
export const portWords = ({ ports }: Pick<PterodactylRecipe, 'ports'>): string =>
  ports
    .slice(1)
    .map(({ offset }) => (offset === null ? 'any' : offset < 0 ? String(offset) : `+${offset}`))
    .join(', ')

export const nodeIdWords = ({
  nodeIds,
  nodeIdsByChoice,
}: Pick<PterodactylRecipe, 'nodeIds' | 'nodeIdsByChoice'>): string =>
  nodeIdsByChoice
    ? choiceLines(
        nodeIdsByChoice.map(({ choice, nodeIds: ids }) => ({ choice, values: ids.map(String) })),
      )
    : nodeIds.join(', ')
