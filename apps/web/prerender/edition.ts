/** Where the parts of a build go, by folder within apps/web, and which host it takes. */
export interface Edition {
  readonly isRemote: boolean
  /** Conditions of package.json's `imports` that choose the host. */
  readonly conditions: readonly string[]
  readonly site: string
  readonly prerenderer: string
  /** The client build's list of files, kept for the size budget. */
  readonly manifest: string
}

/** The edition that `vite build --mode` names: `remote` is the server's, any other the one that lives in the browser. */
export function editionOf(mode: string): Edition {
  const isRemote = mode === 'remote'
  const suffix = isRemote ? '-remote' : ''
  return {
    isRemote,
    conditions: isRemote ? ['hostfront-remote'] : [],
    site: `dist${suffix}`,
    prerenderer: `.cache/prerender${suffix}`,
    manifest: `.cache/manifest${suffix}.json`,
  }
}
