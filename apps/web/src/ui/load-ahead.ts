declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

let loads = 0

/** Whether something is being loaded that nobody has asked for yet. */
export const isLoadingAhead = (): boolean => loads > 0

/** Loads what somebody is about to ask for. When it cannot be had nothing happens: the later caller learns that. */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  loads += 1
  try {
    return await load()
  } catch {
    return null
  } finally {
    loads -= 1
  }
}

/** Whether somebody has asked their browser to load no more than it has to. */
export const isSavingData = (): boolean => navigator.connection?.saveData === true
