const PROBLEMS: Readonly<Record<string, string>> = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 5 MB.',
  type: 'Only pictures (JPEG, PNG, WebP) and PDF documents can be sent.',
  damaged: 'This picture is damaged.',
  'too-many-pixels': 'This picture is too large: 40 megapixels at most.',
}

/** Why a file was not taken, by its problem. */
export const fileProblem = (problem: string): string =>
  PROBLEMS[problem] ?? 'This file cannot be sent.'
