import { chmod, mkdir, stat } from 'node:fs/promises'

const OWNER_ONLY = 0o700
const OTHERS = 0o077

/**
 * Makes a folder that nobody but this process's user may enter, or closes one that is open to others. Throws where it
 * belongs to somebody else, who alone could close it.
 */
export async function closeFolder(
  folder: string,
  log: { warn(line: string): void },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
  // Windows has no such rights.
  if (process.platform === 'win32') return
  const { mode } = await stat(folder)
  if ((mode & OTHERS) === 0) return
  const rights = (mode & 0o777).toString(8)
  try {
    await chmod(folder, OWNER_ONLY)
  } catch (error) {
    throw new Error(
      `${folder} is open to other users of this machine (${rights}) and belongs to somebody else: close it with chmod 700`,
      { cause: error },
    )
  }
  log.warn(`${folder} was open to other users of this machine (${rights}); it is closed now.`)
}
