/** What instructions may name; each is written in braces, such as `{reference}`. */
export const INSTRUCTION_VARIABLES = ['amount', 'reference', 'due'] as const
export type InstructionVariable = (typeof INSTRUCTION_VARIABLES)[number]

const VARIABLE = new RegExp(`\\{(${INSTRUCTION_VARIABLES.join('|')})\\}`, 'g')

/** The instructions of a method with what they name filled in; what is in braces otherwise stays as it is typed. */
export const filledInstructions = (
  instructions: string,
  values: Readonly<Record<InstructionVariable, string>>,
): string => instructions.replace(VARIABLE, (_, name: InstructionVariable) => values[name])
