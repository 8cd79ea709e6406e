/** What a panel of the Pterodactyl family has to know of the servers of a plan beside the plan's own hardware. */
import * as z from 'zod/mini'
import { CHOICES_MAX, Choice, pickByChoice } from './by-choice.ts'
import { Question } from './question.ts'

/** What an egg's variable is filled with. */
export const VariableSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('fixed'), value: z.string().check(z.maxLength(500)) }),
  /** A random text of 20 letters and digits, made once for each server. */
  z.object({ from: z.literal('generated') }),
  /** What the customer chose of an order option. */
  z.object({ from: z.literal('option'), optionId: z.string().check(z.maxLength(64)) }),
  /** The number of a port below, counted from 0. */
  z.object({ from: z.literal('port'), index: z.int().check(z.gte(0), z.lte(9)) }),
  z.object({ from: z.literal('server-name') }),
  /** What the customer has answered, by the question's name. */
  z.object({ from: z.literal('customer'), name: Question.shape.name }),
])
export type VariableSource = z.infer<typeof VariableSource>

/** `plan`: as the plan says. `unlimited` has to be said in words: a panel takes 0 for it. */
const Limit = z.enum(['plan', 'unlimited'])

export const NODE_IDS_MAX = 50

const NodeIds = z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(NODE_IDS_MAX))

export const PterodactylRecipe = z.object({
  eggId: z.int().check(z.gte(1)),
  /** Pelican has none. */
  nestId: z.nullable(z.int().check(z.gte(1))),
  /** Empty: the egg's own. */
  dockerImage: z.string().check(z.maxLength(255)),
  startup: z.string().check(z.maxLength(1000)),
  /** The first with room is taken. */
  nodeIds: NodeIds,
  /** Some for each choice of an order, `nodeIds` being those of the first. Recipes of before have none. */
  nodeIdsByChoice: z.optional(
    z
      .array(z.object({ choice: Choice, nodeIds: NodeIds }))
      .check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  ),
  /** The first is the port that players use, each further one lies `offset` above it, or anywhere where that is null. */
  ports: z
    .array(z.object({ offset: z.nullable(z.int().check(z.gte(-60_000), z.lte(60_000))) }))
    .check(z.minLength(1), z.maxLength(10)),
  memory: Limit,
  disk: Limit,
  cpu: Limit,
  /** MiB; -1: unlimited. */
  swap: z.int().check(z.gte(-1)),
  io: z.int().check(z.gte(10), z.lte(1000)),
  databases: z.int().check(z.gte(0), z.lte(100)),
  backups: z.int().check(z.gte(0), z.lte(100)),
  startOnCompletion: z.boolean(),
  variables: z
    .array(z.object({ name: z.string().check(z.regex(/^\w{1,100}$/)), source: VariableSource }))
    .check(z.maxLength(60)),
})
export type PterodactylRecipe = z.infer<typeof PterodactylRecipe>

/** Null: nothing is said for what was chosen. */
export const nodeIdsFor = (
  { nodeIds, nodeIdsByChoice }: Pick<PterodactylRecipe, 'nodeIds' | 'nodeIdsByChoice'>,
  choices: readonly string[],
): readonly number[] | null =>
  nodeIdsByChoice ? (pickByChoice(nodeIdsByChoice, choices)?.nodeIds ?? null) : nodeIds
