/** Of a button that looks like a link in its text: what is seldom needed beside what the screen is for. */
export const textButton =
  'min-h-6 cursor-pointer text-start text-accent-ink underline underline-offset-4 hover:no-underline'
