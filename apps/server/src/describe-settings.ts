import type { Env } from './env.ts'

/** One line with what a slip of the pen would change unseen: database, mail, proxy and address; no secrets. */
export function describeSettings(env: Env): string {
  const { databaseUrl, dataDir, smtpUrl, mailDir, trustProxy, publicUrl, host, port } = env
  const parts = [
    `database: ${databaseUrl === null ? `embedded in ${dataDir}` : placeOf(databaseUrl)}`,
    `mail: ${smtpUrl === null ? `files in ${mailDir}` : placeOf(smtpUrl)}`,
    `trusted proxies: ${trustProxy === false ? 'none' : String(trustProxy)}`,
    `address: ${publicUrl}, listening at ${host}:${port}`,
  ]
  return `Settings: ${parts.join('; ')}`
}

/** Without user, password and options, which may hold some. */
function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}
