// Finds LibreOffice on this machine without any dependency.
import { isExecutable, onPath } from '../programs.mjs'

const MAC = '/Applications/LibreOffice.app/Contents/MacOS/soffice'

/** Path of LibreOffice; undefined when there is none. */
export const officePath = () =>
  process.env.OFFICE_PATH || [...onPath(['soffice']), MAC].find(isExecutable)
