// Looks for programs of this machine without any dependency, so that it can be done before anything is installed.
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where programs of these names would be on the PATH, folder by folder. */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/** The names in a folder; none where there is no such folder. */
export function listFolder(folder) {
  try {
    return folder ? readdirSync(folder) : []
  } catch {
    return []
  }
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
