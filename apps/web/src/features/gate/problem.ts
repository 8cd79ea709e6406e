export interface Problem {
  readonly a: number
  readonly b: number
}

/** Seed, section 5: the factors are random integers from 1 to 5. Never the problem before it again. */
export function newProblem(previous: Problem | null): Problem {
  const problem = { a: factor(), b: factor() }
  const isSame = previous?.a === problem.a && previous.b === problem.b
  return isSame ? newProblem(previous) : problem
}

export const isSolution = ({ a, b }: Problem, answer: string): boolean =>
  answer.trim() !== '' && Number(answer) === a * b

const factor = (): number => 1 + Math.floor(Math.random() * 5)
