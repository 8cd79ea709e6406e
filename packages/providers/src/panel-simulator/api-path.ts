/** Which of the panel's two APIs is meant: its administrators', or the one of the people whose servers it keeps. */
export type Api = 'application' | 'client'

const API = /^\/api\/(application|client)(\/.*)$/

/** `path` is what comes after `/api/application` or `/api/client`; null: it is neither. */
export function apiPathOf(pathname: string): { readonly api: Api; readonly path: string } | null {
  const [, api, path = ''] = API.exec(pathname) ?? []
  return api === 'application' || api === 'client' ? { api, path } : null
}
