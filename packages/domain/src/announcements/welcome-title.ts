/** The title of the announcement that a new shop comes with. */
export const welcomeTitle = (siteName: string): string => `Welcome to ${siteName}`
