/** What the caches of all builds begin with. */
export const BUILDS = 'hostfront-build '
/** Which tab was opened with which build: a worker forgets what it does not write down. */
export const TABS = 'hostfront-tabs'
