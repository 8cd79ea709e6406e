/** A setting that cannot be used. `problem` never repeats a value that may be secret. */
export interface EnvProblem {
  readonly variable: string
  readonly problem: string
  readonly example: string | null
}
