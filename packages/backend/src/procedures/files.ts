import { files } from '@hostfront/contract/files'
import { bind } from '../access/bind.ts'
import { readFiles } from '../files/read-files.ts'
import { removeFile } from '../files/remove-file.ts'

export const procedures = bind(files, {
  read: readFiles,
  remove: removeFile,
})
